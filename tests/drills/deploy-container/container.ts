import { freePort } from '../../support/free-port.ts';
import { pause } from '../support/visitors.ts';
import type { Engine } from './engine.ts';

/** Address of this machine's mail server in a container. */
export const hostAddress = '10.0.2.2';
const name = 'website';
const volume = 'messages';

/** Options of docs/operate/container.md, and a network to this machine. */
const asDocumented = [
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop',
  'all',
  '--security-opt',
  'no-new-privileges',
  '--memory',
  '512m',
  '--network',
  'slirp4netns:allow_host_loopback=true',
  '--volume',
  `${volume}:/data`,
];

/** The site in its container. @param settings file with lines for its environment */
export async function startContainer(engine: Engine, image: string, settings: string) {
  const port = await freePort();
  const started = performance.now();
  engine.run(
    'run',
    '--detach',
    '--name',
    name,
    ...asDocumented,
    '-p',
    `127.0.0.1:${port}:3000`,
    '--env-file',
    settings,
    image,
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (engine.run('inspect', '--format', '{{.State.Running}}', name) !== 'true')
      throw new Error(`The container ended: ${engine.run('logs', name)}`);
    await pause(50);
  }
  const secondsToReady = (performance.now() - started) / 1000;
  const ask = (...command: string[]) => engine.run('exec', name, ...command);
  const printed = (script: string) => ask('/site/bin/node', '-e', script);

  return {
    url,
    secondsToReady,
    /** Rights and content of the image. */
    inspect: () => ({
      userId: Number(ask('id', '-u')),
      capabilities: Number.parseInt(/CapBnd:\s*(\w+)/.exec(ask('cat', '/proc/1/status'))?.[1] ?? 'f', 16),
      writable: Number(
        printed(
          `let n = 0; for (const f of ['/', '/site', '/site/build/client', '/etc', '/usr', '/var', '/home'])
             try { fs.writeFileSync(f + '/tried', ''); n += 1 } catch {}
           console.log(n)`,
        ),
      ),
      isHealthy: Number(engine.can('healthcheck', 'run', name)),
      metricsOutside: Number(
        printed(
          `const [own] = Object.values(os.networkInterfaces()).flat().filter((each) => !each.internal && each.family === 'IPv4');
           fetch('http://' + own.address + ':9090/metrics').then(() => console.log(1), () => console.log(0))`,
        ),
      ),
      metricsInside: Number(
        printed(
          `fetch('http://127.0.0.1:9090/metrics').then((answer) => console.log(answer.ok ? 1 : 0), () => console.log(0))`,
        ),
      ),
      buildParts: Number(ask('sh', '-c', 'find / -xdev -name node_modules -o -xdev -path "*/include/node" | wc -l')),
    }),
    /** Ends it as engines do, and removes it; the volume stays. @returns its exit code */
    stop(): number {
      engine.run('stop', '--time', '25', name);
      const code = Number(engine.run('inspect', '--format', '{{.State.ExitCode}}', name));
      engine.run('rm', name);
      return code;
    },
  };
}

/** Place of the store on this machine, after it was closed. */
export const storeOf = (engine: Engine): string =>
  `sqlite:${engine.run('volume', 'inspect', '--format', '{{.Mountpoint}}', volume)}/leads.db`;
