import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawArt } from './draw.ts';
import { FILES, INLINE } from './pictures.ts';

/** The pictures that stand inside the home page. */
const HOME = [
  'hero-night',
  'banner-sol',
  'agent-graph-night',
  'vignette-queue',
  'vignette-flow',
  'vignette-target',
  'audience-startups',
  'audience-smb',
  'audience-enterprises',
  'audience-agencies',
  'logo',
  'wordmark',
];

const roots: string[] = [];

function drawn(): Map<string, string> {
  const root = mkdtempSync(join(tmpdir(), 'art-'));
  roots.push(root);
  drawArt(root);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
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
  const inline = (name: string): string => files.get(`app/art/${name}.svg`) ?? '';

  beforeAll(() => {
    files = drawn();
  }, 120_000);

  afterAll(() => {
    for (const root of roots) rmSync(root, { recursive: true });
  });

  it('are the same, byte for byte, in every build', { timeout: 120_000 }, () => {
    expect(drawn()).toEqual(files);
  });

  it('are all there, each with its frame in the list', () => {
    const frames = JSON.parse(files.get('app/art/index.json') ?? '');
    for (const { name } of INLINE) expect(frames[name].viewBox, name).toMatch(/^\d+ 0 [\d.]+ [\d.]+$/);
    for (const { name } of FILES) expect(files.has(`public/art/${name}.svg`), name).toBe(true);
    expect(files.size).toBe(INLINE.length + FILES.length + 1);
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

  it('keep their words as text where the page has the fonts, and as outlines where it has not', () => {
    expect(inline('chat-conversation')).toContain('>Answers from your own documents</text>');
    expect(files.get('public/art/menu/agent-graph-night.svg')).not.toContain('<text');
    expect(files.get('public/art/menu/agent-graph-night.svg')).toContain('<use');
  });

  it('say nothing that the company cannot promise', () => {
    const words = [...files.values()].join(' ').replace(/<[^>]*>/g, ' ');
    expect(words).not.toMatch(/week 15|two weeks|languages|in seconds/i);
    expect(words).toContain('project dependent');
  });

  it('are light: the home page carries less than 14 kB of them, a cover 4 kB, a menu picture 10 kB', () => {
    expect(weight(HOME.map(inline).join(''))).toBeLessThan(14_000);
    for (const [path, svg] of files) {
      if (path.startsWith('public/art/covers/')) expect(weight(svg), path).toBeLessThan(4_000);
      if (path.startsWith('public/art/menu/')) expect(weight(svg), path).toBeLessThan(10_000);
    }
  });

  it('move the sun of the first hero, and no other', () => {
    const moving = INLINE.filter(({ name }) => inline(name).includes('class="slice')).map(({ name }) => name);
    expect(moving).toEqual(['hero-night']);
  });
});
