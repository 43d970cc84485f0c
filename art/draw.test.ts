// @module-tag long

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownFolder } from '../tests/support/own-folder.ts';
import { drawArt } from './draw.ts';
import { INLINE, listFiles } from './pictures.ts';

const { illustrations, files: addressed } = listFiles();

/** The inline pictures of the home page. */
const HOME = ['hero-night', 'logo', 'wordmark'];

function drawn(): Map<string, string> {
  const root = ownFolder();
  drawArt(root);
  // Leaves out the drawings kept for the next build.
  const files = ['app', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [path.slice(root.length + 1), readFileSync(path, 'utf8')];
    }),
  );
}

const weight = (text: string): number => brotliCompressSync(text).length;

describe('the drawn pictures', () => {
  let files: Map<string, string>;
  const inline = (name: string): string => files.get(`app/art/inline/${name}.svg`) ?? '';

  beforeAll(() => {
    files = drawn();
  });

  it('are the same, byte for byte, in every build (else: node art/draw.ts)', () => {
    const tree = resolve(import.meta.dirname, '..');
    for (const [path, text] of files) expect(readFileSync(join(tree, path), 'utf8') === text, path).toBe(true);
  });

  it('are all there, each with its frame in the list', () => {
    for (const [folder, pictures] of Object.entries({ inline: INLINE, files: illustrations })) {
      const frames = JSON.parse(files.get(`app/art/${folder}/index.json`) ?? '');
      for (const { name } of pictures) {
        expect(frames[name].viewBox, name).toMatch(/^\d+ 0 [\d.]+ [\d.]+$/);
        expect(files.has(`app/art/${folder}/${name}.svg`), name).toBe(true);
      }
    }
    const narrow = illustrations.filter((picture) => picture.narrow);
    for (const { name } of narrow) expect(files.has(`app/art/files/${name}-narrow.svg`), name).toBe(true);
    for (const { name } of addressed) expect(files.has(`public/art/${name}.svg`), name).toBe(true);
    expect(files.size).toBe(INLINE.length + illustrations.length + narrow.length + addressed.length + 6);
  });

  it('never share an id, so that any two can stand on one page', () => {
    const ids = INLINE.flatMap(({ name }) => [...inline(name).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('leave names and roles to the page that shows them', () => {
    for (const { name } of INLINE) {
      expect(inline(name).match(/<svg[^>]*>/)?.[0], name).not.toMatch(/role|aria|class|xmlns|width|font/);
      expect(inline(name), name).not.toContain('<title');
    }
  });

  it('have their words as outlines where they are files, which cannot use the fonts of the page', () => {
    for (const path of ['public/art/menu/agent-graph-night.svg', 'app/art/files/chat-conversation.svg']) {
      expect(files.get(path), path).not.toContain('<text');
      expect(files.get(path), path).toContain('<use');
    }
  });

  it('make no promise that the company cannot keep', () => {
    const words = illustrations
      .flatMap(({ svg, narrow }) => [svg, ...(narrow ? [narrow] : [])])
      .map((draw) => draw('a').replace(/<[^>]*>/g, ' '))
      .join(' ');
    expect(words).not.toMatch(/week 15|two weeks|languages|in seconds/i);
    expect(words).toContain('project dependent');
  });

  it('stay below 6 kB on the home page, 4 kB for a cover, 15 kB for eight people and 13 kB for other files', () => {
    expect(weight(HOME.map(inline).join(''))).toBeLessThan(6_000);
    for (const [path, svg] of files) {
      if (path.startsWith('public/art/covers/')) expect(weight(svg), path).toBeLessThan(4_000);
      else if (path === 'app/art/files/people.svg') expect(weight(svg), path).toBeLessThan(15_000);
      else if (path.endsWith('.svg') && !path.includes('/inline/')) expect(weight(svg), path).toBeLessThan(13_000);
    }
  });

  it('move the sun of the first hero, and no other', () => {
    const moving = INLINE.filter(({ name }) => inline(name).includes('class="slice')).map(({ name }) => name);
    expect(moving).toEqual(['hero-night']);
  });
});
