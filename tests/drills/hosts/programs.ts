import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where a host's program serves the laid-out site. */
export interface HostPlace {
  /** Laid out by `npm run build -- --host=NAME`. */
  site: string;
  /** Folder for the program's own files. */
  folder: string;
  port: number;
  secret: string;
}

export interface HostProgram {
  /** Words for the report. */
  what: string;
  /** Starts the program; undefined: it is missing here. */
  start: (place: HostPlace) => ChildProcess | undefined;
  /** What has to be done where it is missing. */
  missing: string;
  /** Headers that the program sends otherwise than the host. */
  unlike?: readonly string[];
  /** Addresses that the host does not lead on. */
  notLed?: readonly string[];
}

const packages = resolve(import.meta.dirname, 'programs');

/** Starts a program of `programs/package.json`, in a process group of its own since it starts others. */
function startPackage(
  file: string,
  args: readonly string[],
  { folder, ...place }: HostPlace & { cwd?: string },
  env: Record<string, string>,
): ChildProcess | undefined {
  const path = join(packages, 'node_modules', file);
  if (!existsSync(path)) return undefined;
  return spawn(process.execPath, [path, ...args], {
    cwd: place.cwd ?? folder,
    env: { ...process.env, HOME: folder, CI: '1', ...env },
    stdio: 'ignore',
    detached: true,
  });
}

const missing = 'the programs of tests/drills/hosts/programs: npm install --ignore-scripts --no-package-lock there';

export const programs: Record<string, HostProgram> = {
  'cloudflare-pages': {
    what: 'Cloudflare’s own `wrangler pages dev`',
    missing,
    start: (place) =>
      startPackage(
        'wrangler/bin/wrangler.js',
        [
          ...['pages', 'dev', place.site, '--ip=127.0.0.1', `--port=${place.port}`, '--compatibility-date=2026-11-01'],
          `--binding=FORWARD_SECRET=${place.secret}`,
        ],
        place,
        { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
      ),
  },
  netlify: {
    what: 'Netlify’s own `netlify dev --offline`',
    missing,
    unlike: ['cache-control', 'content-type'],
    notLed: ['/index.html', '/about.html', '/about/', '/about/index.html', '//about', '/services/blockchain/'],
    start: (place) =>
      startPackage(
        'netlify-cli/bin/run.js',
        ['dev', '--offline', '--no-open', '--skip-gitignore', '--geo=mock', `--port=${place.port}`],
        { ...place, cwd: place.site },
        {
          NETLIFY_TELEMETRY_DISABLED: '1',
          FORWARD_SECRET: place.secret,
          // Starts only with Deno, which it would fetch.
          PATH: `${join(packages, 'node_modules/.bin')}:${process.env.PATH}`,
        },
      ),
  },
};
