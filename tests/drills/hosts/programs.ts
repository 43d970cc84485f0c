import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isInstalled, type ProxyPlace, proxies } from '../deploy-proxies/proxies.ts';

/** Place of a host's program that serves the laid-out site. */
export interface HostPlace extends ProxyPlace {
  secret: string;
}

export interface HostProgram {
  /** Words for the report. */
  what: string;
  /** Starts the program; undefined: it is missing here. */
  start: (place: HostPlace) => ChildProcess | undefined;
  /** Advice where it is missing. */
  missing: string;
  isTls?: true;
  /** Headers that the program sends otherwise than the host, or the host otherwise than our server. */
  unlike?: readonly string[];
  /** Addresses that the host does not lead on, or does not know as unknown. */
  not?: readonly string[];
  /** Further ones of a site below a path. */
  notBelow?: readonly string[];
  /** How messages come to the server: by a function that keeps their words, by a proxy, or from the page itself. */
  way: 'function' | 'proxy' | 'page';
  /** Least points by the rules of the MDN Observatory. */
  points: number;
}

const packages = resolve(import.meta.dirname, 'programs');
const packageFile = (file: string) => join(packages, 'node_modules', file);
const inPackages = 'the programs of tests/drills/hosts/programs: npm install --ignore-scripts --no-package-lock there';

/** Starts a program in a process group of its own, since some start others. */
const startNode = (
  args: readonly string[],
  { folder, secret }: HostPlace,
  env: Record<string, string> = {},
  cwd = folder,
) =>
  spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, HOME: folder, CI: '1', FORWARD_SECRET: secret, ...env },
    stdio: 'ignore',
    detached: true,
  });

const here = (name: string) => join(import.meta.dirname, name);

export const programs: Record<string, HostProgram> = {
  nginx: {
    what: 'Debian’s nginx',
    missing: 'nginx',
    isTls: true,
    unlike: ['content-type'],
    way: 'proxy',
    points: 135,
    start: (place) => (isInstalled(proxies.static) ? proxies.static.start(place) : undefined),
  },
  caddy: {
    what: 'Debian’s Caddy',
    missing: 'Caddy',
    isTls: true,
    way: 'proxy',
    points: 135,
    start: (place) => (isInstalled(proxies.caddy) ? proxies['static-caddy'].start(place) : undefined),
  },
  'cloudflare-pages': {
    what: 'Cloudflare’s own `wrangler pages dev`',
    missing: inPackages,
    way: 'function',
    points: 135,
    start(place) {
      const program = packageFile('wrangler/bin/wrangler.js');
      const { current, port, secret } = place;
      const args = [`--port=${port}`, '--compatibility-date=2026-11-01', `--binding=FORWARD_SECRET=${secret}`];
      const env = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };
      if (!existsSync(program)) return undefined;
      return startNode([program, 'pages', 'dev', current, '--ip=127.0.0.1', ...args], place, env);
    },
  },
  netlify: {
    what: 'Netlify’s own `netlify dev --offline`, which sets types and caching itself',
    missing: inPackages,
    unlike: ['cache-control', 'content-type'],
    not: [
      ...['/index.html', '/about.html', '/about/', '/about/index.html', '//about', '/services/blockchain/'],
      // Leaves slashes at the end as they are.
      '',
      // After 404 from a function the program asks it for `wrong.html` and `wrong.htm`.
      '/message-act/wrong',
    ],
    way: 'function',
    points: 135,
    start(place) {
      const program = packageFile('netlify-cli/bin/run.js');
      const args = ['dev', '--offline', '--no-open', '--skip-gitignore', '--geo=mock', `--port=${place.port}`];
      // Starts only with Deno, which it would fetch.
      const env = { NETLIFY_TELEMETRY_DISABLED: '1', PATH: `${packageFile('.bin')}:${process.env.PATH}` };
      return existsSync(program) ? startNode([program, ...args], place, env, place.current) : undefined;
    },
  },
  vercel: {
    what: 'a server of ours that follows the routes of Vercel’s own `@vercel/routing-utils`; untried on Vercel itself',
    missing: inPackages,
    not: ['//about', '/404', '/about-us.html?from=mail'],
    // Two steps: the host takes off `/index.html` first.
    notBelow: ['/index.html'],
    way: 'function',
    points: 135,
    start(place) {
      const routing = packageFile('@vercel/routing-utils/dist/index.js');
      if (!existsSync(routing)) return undefined;
      return startNode([here('serve-vercel.ts'), place.current, String(place.port), routing], place);
    },
  },
  'github-pages': {
    what: 'a server of ours that does what the documentation of GitHub Pages says; untried on GitHub itself',
    missing: '',
    unlike: [
      ...['strict-transport-security', 'x-content-type-options', 'x-frame-options', 'referrer-policy'],
      ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy', 'content-type'],
      ...['cache-control', 'access-control-allow-origin'],
    ],
    not: [
      ...['/index.html', '/about.html', '/about/', '/about/index.html', '//about', '/services/blockchain/', '/404'],
      ...['/about-us.html?from=mail', '/news/blockchain', '/former/about', '/former//evil.test', '/shop'],
    ],
    way: 'page',
    points: 0,
    start: (place) => startNode([here('serve-github-pages.ts'), place.current, String(place.port)], place),
  },
};
