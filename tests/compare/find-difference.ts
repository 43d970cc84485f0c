import { readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  view: string;
  what: string;
  /** Paths of pictures: before, after, and their difference. */
  pictures: string[];
}

/** Compares two pictures of one view pixel by pixel on the larger canvas of both; undefined when equal. */
export function findDifference(view: string, before = '', after = '', folder: string): Difference | undefined {
  if (before === '') return { view, what: 'is new', pictures: [after] };
  if (after === '') return { view, what: 'is gone', pictures: [before] };
  const old = PNG.sync.read(readFileSync(before));
  const now = PNG.sync.read(readFileSync(after));
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const difference = new PNG({ width, height });
  const count = pixelmatch(
    enlarge(old, width, height).data,
    enlarge(now, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0.05, includeAA: true },
  );
  if (count === 0 && old.height === now.height) return undefined;
  const path = join(folder, `${parse(after).name}-difference.png`);
  writeFileSync(path, PNG.sync.write(difference));
  const sizes = old.height === now.height ? '' : `, height ${old.height} -> ${now.height} px`;
  return { view, what: `${count} pixels${sizes}`, pictures: [before, after, path] };
}

function enlarge(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
