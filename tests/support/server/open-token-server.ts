import { onTestFinished } from 'vitest';
import { startTokenServer, type TokenServer } from './token-server.ts';

/** Opens a token server for one test. */
export async function openTokenServer(lifetimeSeconds?: number): Promise<TokenServer> {
  const server = await startTokenServer(lifetimeSeconds);
  onTestFinished(() => void server.close());
  return server;
}
