/** `npm run dev`: the pages from Vite with hot reload, and the real server behind /api. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { drawArt } from '../art/draw.ts';

const root = resolve(import.meta.dirname, '..');
const apiPort = process.env.API_PORT ?? '3001';

drawArt(root);
const children = [
  start('node', ['--watch', 'server/main.ts', '--without-pages'], {
    PORT: apiPort,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
  }),
  start('react-router', ['dev', '--port', process.env.PORT ?? '3000'], { API_PORT: apiPort }),
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
