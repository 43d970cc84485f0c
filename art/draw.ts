import { globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBrands } from './brand/brands.ts';
import { KeptDrawings } from './kept-drawings.ts';
import { encodePhotographs } from './photographs.ts';
import { type ArtOptions, favicon, ILLUSTRATIONS, INLINE, listFiles, type Picture } from './pictures.ts';
import { faultsOf } from './svg/inspect.ts';
import { optimize } from './svg/optimize.ts';
import { cutFonts } from './type/cut-fonts.ts';
import { writeChanged } from './write-changed.ts';

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

/**
 * Draws every picture of the site: app/art for those that components show, public/art for those that content names, and the
 * icon of the browser's tab.
 */
export function drawArt(root: string, options: ArtOptions = {}): void {
  const files = new Map<string, string>();
  for (const [folder, pictures] of Object.entries({ inline: INLINE, files: ILLUSTRATIONS })) {
    const frames: Record<string, Frame> = {};
    for (const picture of pictures) {
      const svg = finish(picture, folder === 'inline');
      frames[picture.name] = frameOf(picture.name, svg);
      files.set(join('app/art', folder, `${picture.name}.svg`), svg);
    }
    files.set(join('app/art', folder, 'index.json'), `${JSON.stringify(frames, null, 2)}\n`);
  }
  const kept = new KeptDrawings(join(root, 'build/cache/covers'));
  for (const picture of listFiles(options)) {
    const draw = () => finish(picture, false);
    files.set(join('public/art', `${picture.name}.svg`), picture.key ? kept.take(picture.key, draw) : draw());
  }
  kept.forgetOthers();
  for (const file of globSync('{app/art/{inline,files},public/art}/**/*.*', { cwd: root })) {
    if (!files.has(file)) rmSync(join(root, file));
  }
  files.set('public/favicon.svg', finish(favicon, false));
  files.set('app/art/brands.json', `${JSON.stringify(readBrands(), null, 2)}\n`);
  for (const [file, text] of files) writeChanged(join(root, file), text);
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..');
  drawArt(root);
  await encodePhotographs(root);
  await cutFonts(root);
}
