import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Configures nginx for speed: one worker, like our one process, and files opened once. */
function writeConfig(folder: string, site: string, port: number, headers: Record<string, string>): string {
  const path = join(folder, 'nginx.conf');
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  writeFileSync(
    path,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log stderr crit;
load_module ${brotli};
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000 inactive=1h;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    brotli_static on;
    ${added.join('\n    ')}
    location / { try_files $uri $uri/index.html $uri.html =404; }
  }
}
`,
  );
  return path;
}

/**
 * Serves the built site with nginx, with the same precompressed files and the same headers as ours.
 * @returns nothing where nginx or its brotli module is not installed
 */
export function startNginx(site: string, port: number, headers: Record<string, string>) {
  if (!existsSync(brotli) || !existsSync('/usr/sbin/nginx')) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const config = writeConfig(folder, site, port, headers);
  const server = spawn('/usr/sbin/nginx', ['-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const gone = new Promise((done) => server.once('exit', done));
  return {
    async stop(): Promise<void> {
      server.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
