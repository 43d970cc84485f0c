import { rmSync } from 'node:fs';
import { makeFolder } from '../../support/server/make-folder.ts';
import { Engine } from '../deploy-container/engine.ts';
import { buildImage } from '../deploy-container/images.ts';
import { compareMailed, compareStore } from '../support/compare.ts';
import { startVisitors } from '../support/visitors.ts';
import { provideDatabase } from './database.ts';
import { apiServers, requirePrograms, startServices } from './services.ts';

/** Site that may write mails into files. */
const siteUrl = 'http://localhost:3000';

/**
 * Starts the services of the compose file; while visitors write to both processes, each is replaced in turn and the database
 * is restarted.
 * @returns what this machine lacks, if it is not possible
 */
export async function runDeployCompose(rounds: number) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'this needs root on Linux';
  const folder = makeFolder();
  let engine: Engine | undefined;
  try {
    requirePrograms();
    engine = new Engine(folder, { hasOwnNetworks: true });
    return await replaceInTurn(engine, folder, rounds);
  } catch (error) {
    if (engine === undefined) return (error as Error).message;
    throw error;
  } finally {
    engine?.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function replaceInTurn(engine: Engine, folder: string, rounds: number) {
  const { base } = buildImage(engine, folder, siteUrl);
  const isOwnDatabase = provideDatabase(engine, folder, base);
  const services = await startServices(engine, folder, siteUrl);
  const urls = Object.values(apiServers);
  let calls = 0;
  const visitors = startVisitors({ address: () => urls[calls++ % urls.length] as string }, 200);
  try {
    for (let round = 0; round < rounds; round += 1) {
      await services.replace('api-1');
      await services.replace('api-2');
      await services.restartDatabase();
    }
  } finally {
    await visitors.leave();
  }
  await services.untilMailed(visitors.receipts.length);
  const database = services.databaseUrl();
  const found = {
    isOwnDatabase,
    replaced: 2 * rounds,
    restarts: rounds,
    ...(await compareStore(database, visitors.receipts)),
    ...(await compareMailed(database, services.mails())),
  };
  await services.end();
  return found;
}
