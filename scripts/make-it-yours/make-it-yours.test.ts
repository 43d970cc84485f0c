// @module-tag long

import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteCopy } from '../../tests/support/site-copy.ts';

const script = 'scripts/make-it-yours/make-it-yours.ts';
const answersOf = (name: string) =>
  `--answers=${resolve(import.meta.dirname, `../../tests/make-it-yours/${name}.yaml`)}`;
const contentOf = ({ folder }: SiteCopy) =>
  globSync('content/**/*.yaml', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

// The command itself runs the loader at its end, with the new facts, and fails if there is a fault.
describe.each([
  ['german', 'Werkhof Nord', /^off: \[accounts, home2, home3, portfolio, products\]$/m, 3],
  ['japanese', 'Minato Data', /^off: \[accounts, home2, home3, products, team\]$/m, 1],
  ['arabic', 'دار الكود', /^direction: rtl$/m, 2],
])('the %s company @sample', (answers, name, fact, services) => {
  let site: SiteCopy;

  beforeAll(() => {
    site = new SiteCopy();
    site.run(script, [answersOf(answers), '--force']);
  });

  afterAll(() => site.dispose());

  it('has its facts, its services and none of the sample’s people', () => {
    const text = contentOf(site).join('\n');
    expect(text).toContain(`name: ${name}`);
    expect(text).toMatch(fact);
    expect(text).not.toMatch(/Asha Mehra|Chandigarh|Sukhna|asha-mehra|Jonah Quellin/);
    expect(globSync('content/services/*.yaml', { cwd: site.folder })).toHaveLength(services);
  });

  it('keeps the comments of its facts', () => {
    expect(readFileSync(join(site.folder, 'content/site.yaml'), 'utf8')).toContain('# Color of the company in degrees');
  });
});

describe('the command writes nothing', () => {
  let site: SiteCopy;
  let before: unknown;

  beforeAll(() => {
    site = new SiteCopy();
    before = contentOf(site);
  });

  afterAll(() => site.dispose());

  it('where git could not restore files', () => {
    expect(() => site.run(script, [answersOf('german')])).toThrow('not kept in git');
    expect(contentOf(site)).toEqual(before);
  });

  it('where content/ has changes that git does not hold', () => {
    execFileSync('git', ['init', '--quiet'], { cwd: site.folder });
    expect(() => site.run(script, [answersOf('german')])).toThrow('content/ has changes that git does not hold');
    expect(contentOf(site)).toEqual(before);
  });

  it('for answers that are wrong', () => {
    site.write('answers.yaml', 'name: K\nlanguage: de\n');
    expect(() => site.run(script, ['--answers=answers.yaml', '--force'])).toThrow(
      /answers\.yaml:1: `name` is 2 to 24 letters[\s\S]*Nothing was written/,
    );
    expect(() => site.run(script, ['--answers=none.yaml', '--force'])).toThrow('There is no file none.yaml.');
    expect(contentOf(site)).toEqual(before);
  });
});

describe('on a terminal', () => {
  const address = ['Alter Kai 4', '24937', 'Flensburg', '', 'Germany'];
  const facts = ['Kestrel', ...address, '2009', 'moin@kestrel.test', '+49 40 5600 1170'];
  const rest = ['', '', '400', '235', 'Jonna Krüger: Harbour master; Emre Tan: Cranes', 'none', 'blockchain'];
  let site: SiteCopy;
  const ask = (lines: readonly string[]) =>
    execFileSync(process.execPath, [script, '--force'], {
      cwd: site.folder,
      encoding: 'utf8',
      stdio: 'pipe',
      input: `${lines.join('\n')}\n`,
    });

  beforeAll(() => {
    site = new SiteCopy();
  });

  afterAll(() => site.dispose());

  it('nothing is written before the last question is answered', () => {
    const before = contentOf(site);
    expect(() => ask(facts)).toThrow('Nothing was written.');
    expect(contentOf(site)).toEqual(before);
  });

  it('a wrong answer is named and asked again, and the answers become a site @sample', () => {
    expect(ask([...facts, ...rest])).toContain('degrees from 0 to 359');
    const text = contentOf(site).join('\n');
    expect(text).toContain('name: Kestrel\n');
    expect(text).toContain('  postalCode: "24937"\n  city: Flensburg\n  region:\n  country: Germany\n');
    expect(text).toContain('currency: EUR\n');
    expect(text).toContain('hue: 235\n');
    expect(text).toContain('emre-tan:\n');
    expect(globSync('content/services/*.yaml', { cwd: site.folder })).toHaveLength(1);
  });
});
