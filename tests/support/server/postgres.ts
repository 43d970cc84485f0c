import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { findPostgres } from '../machine/postgres.ts';
import { waitFor } from './wait-for.ts';

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
function asOrdinaryUser(command: string, args: string[]): [string, string[]] {
  if (!isRoot) return [command, args];
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]];
}

function userId(flag: string): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

function runTool(folder: string, tool: string, args: string[]): void {
  const [command, all] = asOrdinaryUser(join(findBin(), tool), args);
  execFileSync(command, all, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
}

function findBin(): string {
  const bin = findPostgres();
  if (!bin) throw new Error('There is no PostgreSQL on this machine.');
  return bin;
}

function makeDataFolder(parent: string): { folder: string; data: string } {
  const folder = mkdtempSync(join(parent, 'postgres-'));
  if (isRoot) chownSync(folder, userId('-u'), userId('-g'));
  return { folder, data: join(folder, 'data') };
}

/**
 * Our own PostgreSQL, with the durability of a real one, in a folder that is removed with it.
 * @param parent folder, if not the one for temporary files
 */
export async function startCluster(parent = tmpdir()) {
  const place = makeDataFolder(parent);
  const { folder, data } = place;
  const options = ['--auth=trust', '--username=test', '--encoding=UTF8', '--no-sync', '--no-locale'];
  runTool(folder, 'initdb', ['--pgdata', data, ...options]);
  return await startIn(place);
}

/** Starts a second server that copies the first one. @param name by which the first one identifies it */
export async function startStandby(primaryUrl: string, name: string) {
  const place = makeDataFolder(tmpdir());
  const { folder, data } = place;
  const options = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  runTool(folder, 'pg_basebackup', ['--pgdata', data, '--dbname', primaryUrl, ...options]);
  return await startIn(place, [`cluster_name=${name}`]);
}

async function startIn({ folder, data }: { folder: string; data: string }, more: readonly string[] = []) {
  const port = await freePort();
  const url = `postgres://test@127.0.0.1:${port}/postgres`;

  async function start(): Promise<void> {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...more];
    const [command, args] = asOrdinaryUser(join(findBin(), 'postgres'), [
      '-D',
      data,
      ...settings.flatMap((each) => ['-c', each]),
    ]);
    await waitFor(
      'PostgreSQL to answer',
      async () => {
        // Processes of a killed server keep its memory or its port a moment longer: then the new one ends at once.
        if (!isRunning()) server = spawn(command, args, { stdio: 'ignore', cwd: folder });
        return isRunning() && (await canConnect(url));
      },
      30_000,
      50,
    );
  }

  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (!isRunning()) return;
    const gone = new Promise((done) => server?.once('exit', done));
    server?.kill(signal);
    await gone;
  }

  let server: ReturnType<typeof spawn> | undefined;
  await start();
  return {
    url,
    start,
    /** Ends all processes at once, like a power cut. */
    kill: () => stop('SIGKILL'),
    /** Destroys all, its disk too. */
    async lose(): Promise<void> {
      await stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
    async dispose(): Promise<void> {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function canConnect(url: string): Promise<true | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return undefined;
  }
}

/** Creates an empty database on a server, named by another address. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return serverUrl.replace(/\/[^/]*$/, `/${name}`);
}

/** Starts a server unless TEST_DATABASE_URL is set. */
export async function startPostgres(): Promise<{ url: string; dispose: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, dispose: async () => {} } : await startCluster();
}
