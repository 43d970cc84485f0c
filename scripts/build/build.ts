/** Builds the site into build/client: draws the art, prerenders every page, defers hydration, compresses. */
import { globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawArt } from '../../art/draw.ts';
import { parseSiteUrl } from '../../shared/site-url.ts';
import { run } from '../run.ts';
import { compressFiles } from './compress-files.ts';
import { deferHydration } from './defer-hydration.ts';
import { placeNotFoundPages } from './not-found-pages.ts';
import { shrinkManifests } from './shrink-manifest.ts';
import { writeSiteFiles } from './site-files.ts';

const root = resolve(import.meta.dirname, '../..');
const client = resolve(root, 'build/client');

const siteUrl = parseSiteUrl(process.env.SITE_URL);
const started = performance.now();
rmSync(resolve(root, 'build'), { recursive: true, force: true });
drawArt(root);
run('react-router', ['build'], { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
placeNotFoundPages(client);
// Data of pages that have a loader: the pages carry it themselves, and a change of page reads the record instead.
for (const file of globSync('**/*.data', { cwd: client })) rmSync(join(client, file));
shrinkManifests(client);
const { styleHashes } = await deferHydration(client);
writeSiteFiles(client, styleHashes, siteUrl);
await compressFiles(client);
rmSync(resolve(root, 'build/server'), { recursive: true, force: true });
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
