import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSamples, readSamples } from './samples.ts';

const list = `# Before you publish
- [ ] E-mail address, reserved: nothing arrives. In \`site.ts\`: \`hello@x.example\`
- [x] Two figures. In \`home.ts\`: \`50+\`, \`70+\`; in \`about.ts\`: \`50+\`
- an ordinary line
`;
const files: Record<string, string> = {
  'site.ts': "email: 'hello@x.example'",
  'home.ts': '50+ 70+',
  'about.ts': '50+',
};
const faults = (publish: boolean, changed: Record<string, string> = {}, text = list) =>
  checkSamples(readSamples(text), (file) => ({ ...files, ...changed })[file], publish);

describe('the list of samples', () => {
  it('names each sample with every place it stands in', () => {
    expect(readSamples(list)).toEqual([
      {
        what: 'E-mail address, reserved: nothing arrives',
        places: [{ file: 'site.ts', words: 'hello@x.example' }],
        settled: false,
      },
      {
        what: 'Two figures',
        places: [
          { file: 'home.ts', words: '50+' },
          { file: 'home.ts', words: '70+' },
          { file: 'about.ts', words: '50+' },
        ],
        settled: true,
      },
    ]);
  });

  it('is refused when a sample names no place', () => {
    expect(() => readSamples('- [ ] Something somewhere')).toThrow('"Something somewhere" names no place');
  });

  it('keeps an ordinary check green while samples stand where it says', () => {
    expect(faults(false)).toEqual([]);
  });

  it('stops the publication while a box is open, and no longer once it is crossed', () => {
    expect(faults(true)).toEqual([
      expect.stringContaining('"E-mail address, reserved: nothing arrives" is still a sample'),
    ]);
    expect(faults(true, {}, list.replace('[ ]', '[x]'))).toEqual([]);
  });

  it('asks for a cross when the words are gone, and says so for a lost file too', () => {
    expect(faults(false, { 'site.ts': 'hello@real.com' })).toEqual([expect.stringContaining('cross its box')]);
    expect(checkSamples(readSamples(list), () => undefined, false)).toHaveLength(1);
  });
});

describe('The list of this project @sample', () => {
  const root = resolve(import.meta.dirname, '../..');
  const samples = readSamples(readFileSync(join(root, 'docs/before-you-publish.md'), 'utf8'));
  const listed = samples.flatMap(({ places }) => places.map(({ words }) => words)).join('\n');
  const found = (folder: string, pattern: RegExp) =>
    globSync(`${folder}/**/*.ts`, { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, words = '']) => words),
    );

  it('names everybody whom the pages quote or show', () => {
    const people = [
      ...found('app/content', /author: '([A-Z][^']+)'/g),
      ...found('app/content/people', /\bname: '([^']+)'/g),
    ];
    expect(people.length).toBeGreaterThan(14);
    expect(people.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('names every address on a reserved host', () => {
    const addresses = found('shared', /'(?:https:\/\/)?([^' ]+\.example[^' ]*)'/g);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !listed.includes(address))).toEqual([]);
  });

  it('names every file that shows a figure as a proof', () => {
    const files = globSync('app/content/**/*.ts', { cwd: root }).filter((file) =>
      /figure: '/.test(readFileSync(join(root, file), 'utf8')),
    );
    const named = new Set(samples.flatMap(({ places }) => places.map(({ file }) => file)));
    expect(files.filter((file) => !named.has(file))).toEqual([]);
  });
});
