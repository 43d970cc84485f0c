import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publicName } from '../../support/site-certificate.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Place of a proxy between visitors and the site. */
export interface ProxyPlace {
  folder: string;
  /** Ports of https and http. */
  port: number;
  plainPort: number;
  sitePort: number;
  certificate: { key: string; cert: string };
  /** Path of the site; empty for a site with a host of its own. */
  basePath: string;
  /** The release that is current. */
  current: string;
}

export interface Proxy {
  program: string;
  /** Starts it by the recipe in deploy/, with this place's ports, names and certificate. */
  start: (place: ProxyPlace) => ChildProcess;
}

const recipe = (name: string) => readFileSync(resolve(root, 'deploy', name), 'utf8');

function startNginx(place: ProxyPlace, name: string): ChildProcess {
  const { folder, port, plainPort, sitePort, certificate, basePath, current } = place;
  const site = recipe(name)
    .replaceAll(/listen \[::\].*\n/g, '\n')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('www.company.com', publicName)
    .replace(/ssl_certificate .*/, `ssl_certificate ${certificate.cert};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${certificate.key};`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace(/location \/ (?=\{\s+proxy_pass)/, `location ${basePath}/ `)
    .replaceAll('/srv/website/current', current);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn; events { }
http { access_log off; include /etc/nginx/mime.types; ${paths.join(' ')}\n${site}\n}\n`,
  );
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' });
}

/** @param changes texts of the recipe, and their replacements */
export function startCaddy(
  {
    folder,
    port,
    plainPort,
    sitePort,
    certificate,
    current = '',
  }: Omit<ProxyPlace, 'current' | 'basePath'> & { current?: string },
  name = 'caddy/Caddyfile',
  changes: Readonly<Record<string, string>> = {},
): ChildProcess {
  let site = recipe(name)
    .replace(
      'www.company.com {',
      `${publicName}:${port} {\n\ttls ${certificate.cert} ${certificate.key}\n\tbind 127.0.0.1`,
    )
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replaceAll('/srv/website/current', current);
  for (const [from, to] of Object.entries(changes)) site = site.replaceAll(from, to);
  mkdirSync(join(folder, 'caddy'), { recursive: true });
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n}\n${site}`,
  );
  const env = { ...process.env, XDG_DATA_HOME: join(folder, 'caddy'), XDG_CONFIG_HOME: join(folder, 'caddy') };
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], { env, stdio: 'ignore' });
}

/** Changes of Caddy's recipe for a site below a path: docs/operate/proxies.md. */
const below = (path: string): Record<string, string> =>
  path ? { 'reverse_proxy ': `redir ${path} ${path}/ permanent\n\treverse_proxy ${path}/* ` } : {};

/** Recipe that the build wrote for its site. */
const built = ({ current }: ProxyPlace, name: string) => join(current, 'deploy', name);

export const proxies: Record<'nginx' | 'caddy' | 'static' | 'static-caddy', Proxy> = {
  nginx: { program: 'nginx', start: (place) => startNginx(place, 'nginx/proxy.conf') },
  caddy: { program: 'caddy', start: (place) => startCaddy(place, 'caddy/Caddyfile', below(place.basePath)) },
  static: { program: 'nginx', start: (place) => startNginx(place, built(place, 'nginx/static.conf')) },
  'static-caddy': { program: 'caddy', start: (place) => startCaddy(place, built(place, 'caddy/static.Caddyfile')) },
};

export const isInstalled = ({ program }: Proxy): boolean => spawnSync('which', [program]).status === 0;
