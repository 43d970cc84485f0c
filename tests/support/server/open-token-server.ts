import { onTestFinished } from 'vitest';
import { startTokenServer, type TokenServer } from './token-server.ts';

/** A token server for the length of a test. */
export async function openTokenServer(lifetimeSeconds?: number): Promise<TokenServer> {
  const server = await startTokenServer(lifetimeSeconds);
  onTestFinished(() => void server.close());
  return server;
}
