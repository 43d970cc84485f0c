import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';

const root = resolve(import.meta.dirname, '../..');
/** Arguments of `npm start`. */
const asStarted = ['build/server/main.js'];

/** The real server on the built site, on a free port of this machine, with a store and an outbox of its own. */
export class SiteServer {
  readonly url: string;
  readonly #port: number;
  readonly #project: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'site-'));
  #process: ChildProcess | undefined;
  #log = '';

  private constructor(port: number, project: string) {
    this.#port = port;
    this.#project = project;
    this.url = `http://localhost:${port}`;
  }

  /** @param project the folder whose built site it is */
  static async start(env: Record<string, string> = {}, project = root): Promise<SiteServer> {
    const server = new SiteServer(await freePort(), project);
    await server.start(env);
    return server;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts the process (again) on the same port and data. */
  async start(env: Record<string, string> = {}): Promise<void> {
    this.#process = spawn(resolve(root, 'node_modules/.bin/node'), asStarted, {
      cwd: this.#project,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        SITE_URL: this.url,
        DATABASE_URL: `sqlite:${join(this.#folder, 'leads.db')}`,
        SMTP_URL: `file:${this.outbox}`,
        RATE_LIMIT_PER_IP: '0',
        OPS_PORT: '0',
        ...env,
      },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.#log += chunk.toString();
      });
    await this.#until(async () => (await fetch(`${this.url}/readyz`)).ok);
  }

  /** Ends the process as a crash would; nothing listens on its address afterwards. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Freezes the server while other work is measured: mails of earlier messages take processor time. */
  async whileStill<Result>(act: () => Promise<Result>): Promise<Result> {
    this.#process?.kill('SIGSTOP');
    try {
      return await act();
    } finally {
      this.#process?.kill('SIGCONT');
    }
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get outbox(): string {
    return join(this.#folder, 'outbox');
  }

  get databaseUrl(): string {
    return `sqlite:${join(this.#folder, 'leads.db')}`;
  }

  /** Mails delivered so far, as raw text without the soft line breaks of long lines. */
  mails(): string[] {
    try {
      const files = readdirSync(this.outbox).filter((name) => name.endsWith('.eml'));
      return files.map((name) => readFileSync(join(this.outbox, name), 'utf8').replaceAll(/=\r?\n/g, ''));
    } catch {
      return [];
    }
  }

  async #until(holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 20_000;
    while (Date.now() < deadline) {
      if (await holds().catch(() => false)) return;
      if (this.#process?.exitCode !== null) break;
      await new Promise((next) => setTimeout(next, 50));
    }
    throw new Error(`The server did not become ready:\n${this.#log}`);
  }
}
