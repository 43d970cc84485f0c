import { describe, expect, it } from 'vitest';
import { favicon, logo, mark, wordmark } from './logo.ts';

/** Three lengths, accents, letters of both files of the font, with and without an o, and the shortest and longest there may be. */
const names = ['Ox', 'Ada', 'Solvane', 'Łódź Labs', 'Brückner & Söhne GmbH', 'Öresund', 'Datenverarbeitungstechni'];
const frameOf = (svg: string) => (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
/** The filled paths of a drawing: letters first, then the sun. */
const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
const slicesOf = (svg: string) => pathsOf(svg)[1]?.match(/M/g)?.length;

describe.each(names)('the logo of %s', (name) => {
  it('takes the color of the text around it, and leaves the header its room', () => {
    expect(logo(name)).toContain('fill="currentColor"');
    expect(frameOf(logo(name))[2]).toBeLessThanOrEqual(38 + 170);
  });

  it('has one sun of four slices in the large word, inside the frame', () => {
    const svg = wordmark(name);
    const [left = 0, , width = 0] = frameOf(svg);
    const [letters = '', sun = ''] = pathsOf(svg);
    expect(slicesOf(svg)).toBe(4);
    const across = [...(letters + sun).matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect(Math.min(...across)).toBeGreaterThanOrEqual(left);
    expect(Math.max(...across)).toBeLessThanOrEqual(left + width);
  });
});

describe('the large word', () => {
  const heightsOf = (path = '') => [...path.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));

  it('has the sun instead of its first o, and before a name that has none', () => {
    const startOf = (name: string) => Number(/M(-?[\d.]+)/.exec(pathsOf(wordmark(name))[1] ?? '')?.[1]);
    expect(startOf('Ada')).toBeLessThan(20);
    expect(startOf('Solvane')).toBeGreaterThan(150);
    expect(startOf('Oslo')).toBeLessThan(20);
  });

  it('keeps the dots above a sun that was an ö, and leaves an ø as it is', () => {
    expect(pathsOf(wordmark('ö'))[0]?.match(/M/g)).toHaveLength(2);
    expect(pathsOf(wordmark('ø'))[0]?.match(/M/g)).toHaveLength(3);
  });

  it('makes room for the accents of capitals', () => {
    for (const name of ['Élan', 'Ödön']) expect(Math.min(...heightsOf(pathsOf(wordmark(name))[0]))).toBeGreaterThan(0);
  });

  it('shows the foot of letters that are others without it', () => {
    expect(frameOf(wordmark('Lindqvist'))[3]).toBeGreaterThan(frameOf(wordmark('Bindqvist'))[3] ?? 0);
  });

  it('has every letter, also the parts of accented ones', () => {
    expect(pathsOf(wordmark('Brüssum'))[0]?.match(/M/g)).toHaveLength(11);
  });

  it('breaks a long name at the space that makes two lines alike, and does not break a word', () => {
    expect(frameOf(wordmark('The Northern Light Works'))[3]).toBeGreaterThan(450);
    expect(frameOf(wordmark('Datenverarbeitungstechni'))[3]).toBeLessThan(250);
  });

  it.each(['Жёлудь', 'دار الكود', '港データ & Söhne'])(
    'is words of the page where its font lacks letters: %s',
    (name) => {
      const [, , width = 0] = frameOf(logo(name));
      expect(width).toBeGreaterThan(38);
      expect(width).toBeLessThanOrEqual(38 + 170);
      for (const drawn of [logo(name), wordmark(name)]) {
        expect(drawn).toContain(`>${name.replace('&', '&amp;')}</text>`);
        expect(drawn).toContain('fill="currentColor"');
      }
    },
  );
});

it('mark and icon are the same sun in one color', () => {
  const colors = (svg: string) => svg.match(/fill="[^"]+"/g);
  expect(colors(favicon())).toEqual(colors(mark()));
});
