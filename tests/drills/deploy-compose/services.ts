import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { requirePackage } from '../../support/machine/system-package.ts';
import { type Engine, limits } from '../deploy-container/engine.ts';
import { pause } from '../support/visitors.ts';

const recipe = resolve(import.meta.dirname, '../../../deploy/container/compose.yml');
/** Debian's packages, and the paths of their programs. */
const programs = {
  'podman-compose': '/usr/bin/podman-compose',
  netavark: '/usr/lib/podman/netavark',
  'aardvark-dns': '/usr/lib/podman/aardvark-dns',
  // Debian's netavark needs it, but does not depend on it.
  iptables: '/usr/sbin/iptables',
};
const password = 'not-a-secret';
/** Published in the compose file. */
export const apiServers = { 'api-1': 'http://127.0.0.1:3001', 'api-2': 'http://127.0.0.1:3002' } as const;

const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false;

async function until(what: string, isThere: () => Promise<boolean> | boolean, seconds = 120): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isThere())) {
    if (performance.now() > end) throw new Error(`${what} did not come`);
    await pause(100);
  }
}

/**
 * Checks before the engine's first call, which chooses the network of its store for good; without these programs it
 * would choose one in which services do not find each other by name.
 * @throws with what this machine lacks
 */
export function requirePrograms(): void {
  for (const [name, path] of Object.entries(programs))
    requirePackage(name, () => existsSync(path), `this needs ${name}, which could not be installed`);
}

/** The services of deploy/container/compose.yml. Mails become files inside the mailer's container. */
export async function startServices(engine: Engine, folder: string, siteUrl: string) {
  const project = join(folder, 'website');
  mkdirSync(project);
  copyFileSync(recipe, join(project, 'compose.yml'));
  const settings = {
    SITE_URL: siteUrl,
    SMTP_URL: 'file:/tmp/outbox',
    MAIL_TO: 'owner@company.test',
    RATE_LIMIT_PER_IP: '0',
  };
  writeFileSync(join(project, 'settings'), toLines({ ...settings, MAIL_FROM: 'web@company.test' }));
  const program = join(folder, 'podman');
  engine.writeProgram(program);
  const env = { ...process.env, SITE_URL: siteUrl, DATABASE_PASSWORD: password };
  // Asynchronous: the visitors of this process go on writing meanwhile.
  const run = promisify(execFile);
  const podman = (...args: string[]) => run(program, args);
  const started = [
    '--podman-path',
    program,
    `--podman-run-args=${limits.join(' ')}`,
    '-f',
    join(project, 'compose.yml'),
  ];
  const compose = (...args: string[]) => run('podman-compose', [...started, ...args], { cwd: project, env });
  const container = (service: string) => `website_${service}_1`;

  // Exits with 0 even when no container could be started; only its output has the reason.
  const { stderr } = await compose('up', '--detach', '--no-build');
  await Promise.all(Object.entries(apiServers).map(([name, url]) => until(name, () => isReady(url)))).catch(
    (error: Error) => {
      throw new Error(`${error.message}. podman-compose printed:\n${stderr}`);
    },
  );
  const mails = () =>
    engine
      .run('exec', container('mailer'), 'sh', '-c', 'cat /tmp/outbox/*.eml 2>/dev/null || true')
      .split('\n')
      .flatMap((line) => /^x-lead-id: (\S+)/i.exec(line)?.[1] ?? []);

  return {
    /** Replaces a container, as a new release does. */
    async replace(service: keyof typeof apiServers): Promise<void> {
      await podman('stop', '--time', '25', container(service));
      await podman('rm', container(service));
      await compose('up', '--detach', '--no-build');
      await until(service, () => isReady(apiServers[service]));
    },
    async restartDatabase(): Promise<void> {
      await podman('restart', '--time', '20', container('database'));
      await Promise.all(Object.entries(apiServers).map(([name, url]) => until(name, () => isReady(url))));
    },
    /** IDs of the messages whose mails have been written. */
    mails,
    untilMailed: (count: number) => until(`${count} mails`, () => mails().length >= count),
    /** Address from this machine, without a published port. */
    databaseUrl(): string {
      const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
      const address = engine.run('inspect', '--format', format, container('database'));
      return `postgres://website:${password}@${address}:5432/website`;
    },
    end: () => compose('down'),
  };
}

const toLines = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
