import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { faultsOf } from './inspect.ts';
import { optimize } from './optimize.ts';
import { FILES, INLINE, type Picture } from './pictures.ts';

type Frame = { viewBox: string; preserveAspectRatio?: string };

/** A picture as it is published. Throws when it holds anything that a page must not show. */
export function finish(picture: Picture, inline: boolean): string {
  // A file of its own has its ids to itself.
  const prefix = inline ? picture.name : 'a';
  const svg = optimize(picture.svg(prefix), {
    precision: picture.precision ?? 1,
    outlinePrefix: inline ? undefined : prefix,
    crop: picture.crop,
  });
  const faults = faultsOf(svg, prefix);
  if (faults.length > 0) throw new Error(`The picture ${picture.name} ${faults.join(', ')}`);
  return svg;
}

function frameOf(name: string, svg: string): Frame {
  const [root = ''] = svg.match(/<svg[^>]*>/) ?? [];
  const viewBox = root.match(/viewBox="([^"]*)"/)?.[1];
  const preserveAspectRatio = root.match(/preserveAspectRatio="([^"]*)"/)?.[1];
  if (!viewBox) throw new Error(`The picture ${name} has no viewBox`);
  return preserveAspectRatio ? { viewBox, preserveAspectRatio } : { viewBox };
}

/** Draws every picture of the site: app/art for those inside pages, public/art for those in files of their own. */
export function drawArt(root: string): void {
  const folders = { inline: join(root, 'app/art'), files: join(root, 'public/art') };
  for (const folder of Object.values(folders)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const frames: Record<string, Frame> = {};
  for (const picture of INLINE) {
    const svg = finish(picture, true);
    frames[picture.name] = frameOf(picture.name, svg);
    writeFileSync(join(folders.inline, `${picture.name}.svg`), svg);
  }
  writeFileSync(join(folders.inline, 'index.json'), `${JSON.stringify(frames, null, 2)}\n`);
  for (const picture of FILES) {
    const file = join(folders.files, `${picture.name}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, finish(picture, false));
  }
}

if (import.meta.main) drawArt(resolve(import.meta.dirname, '..'));
