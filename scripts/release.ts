/**
 * `npm run release -- FOLDER`: copies the built site, with its Node, to FOLDER/releases/<time>. Such a folder runs on
 * any machine without other files: docs/operate/one-server.md.
 */
import { chmodSync, cpSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeCaddy } from './hosts/caddy.ts';
import { readHostSite } from './hosts/host-site.ts';
import { writeNginx } from './hosts/nginx.ts';

const root = resolve(import.meta.dirname, '..');
const [target, ...others] = process.argv.slice(2);
if (!target || others.length > 0) {
  console.error('Usage: npm run release -- FOLDER');
  process.exit(2);
}

const name = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
const folder = resolve(target, 'releases', name);
const unfinished = `${folder}.unfinished`;
const put = (from: string, to: string) => cpSync(resolve(root, from), join(unfinished, to), { recursive: true });

mkdirSync(unfinished, { recursive: true });
put('build/client', 'build/client');
put('build/server', 'build/server');
put('build/site.json', 'build/site.json');
put('deploy/release', '.');
put('deploy', 'deploy');
put('CHANGELOG.md', 'CHANGELOG.md');
rmSync(join(unfinished, 'deploy/release'), { recursive: true });
const site = readHostSite(resolve(root, 'build'));
for (const [file, text] of Object.entries({ ...writeNginx(site), ...writeCaddy(site) }))
  writeFileSync(join(unfinished, file), text);
mkdirSync(join(unfinished, 'bin'));
cpSync(realpathSync(process.execPath), join(unfinished, 'bin/node'));
chmodSync(join(unfinished, 'bin/node'), 0o755);
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };
writeFileSync(join(unfinished, 'package.json'), `${JSON.stringify({ version, type: 'module' })}\n`);
renameSync(unfinished, folder);
console.log(folder);
