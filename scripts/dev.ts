/** `npm run dev`: the pages from Vite with hot reload, and the real server behind /api. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { drawArt } from '../art/draw.ts';

const root = resolve(import.meta.dirname, '..');
const sitePort = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';

drawArt(root);
const children = [
  // Without Node's `--watch`: its reports travel through worker threads and break the store's first message.
  start('node', ['server/main.ts', '--without-pages'], {
    PORT: apiPort,
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${sitePort}`,
  }),
  start('react-router', ['dev', '--port', sitePort], { API_PORT: apiPort }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

function start(command: string, args: string[], env: Record<string, string>) {
  const bin = resolve(root, 'node_modules/.bin', command);
  const child = spawn(bin, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
  return child;
}
