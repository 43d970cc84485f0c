import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSite } from './site.ts';
import { smallSite, writeSite } from './small-site.ts';

const root = writeSite();
const path = join(root, 'content/site.yaml');
const written = smallSite['content/site.yaml'] as string;
afterAll(() => rmSync(root, { recursive: true }));

/** Faults of facts with one changed text. */
function faultsIn(before: string, after: string): string {
  const changed = written.replace(before, after);
  expect(changed, 'the case changes something').not.toBe(written);
  writeFileSync(path, changed);
  try {
    readSite(root);
  } catch (error) {
    return (error as Error).message;
  } finally {
    writeFileSync(path, written);
  }
  return 'nothing';
}

it('missing facts have default values, and numbers are read as words where words are expected', () => {
  expect(readSite(root)).toMatchObject({
    established: '2009',
    sample: false,
    direction: 'ltr',
    off: ['accounts'],
    address: { plot: '', city: 'Flensburg' },
    social: { facebook: '', linkedin: 'https://www.linkedin.com/company/kestrel' },
    imprint: { company: 'Kestrel GmbH', editor: '' },
  });
});

it.each([
  ['a name too long', 'name: Kestrel', `name: ${'Kestrel '.repeat(4)}`, ':1: `name` is 2 to 24 letters, not'],
  ['a field misspelt', 'phone:', 'fone:', ':7: no field is called `fone` here. Did you mean `phone`?'],
  ['a currency that is none', 'EUR', 'Euro', ':5: `currency` is three capital letters'],
  ['a language that is none', 'language: de', 'language: deutsch (AT)', ':4: `language` is a tag'],
  [
    'a direction that is none',
    'language: de',
    'language: de\ndirection: left',
    ':5: `direction` is one of `ltr`, `rtl`, not `left`',
  ],
  ['a latitude beyond the pole', '54.78', '547.8', ':9: `latitude` is degrees from -90 to 90, not `547.8`'],
  [
    'decimals behind a comma',
    '54.78',
    "'54,78'",
    ':9: `latitude` is a number, not `54,78`. A point stands before decimals: 54.78',
  ],
  [
    'a time zone that is none',
    'Europe/Berlin',
    'Europe/Hamburg',
    ':9: `timeZone` is a time zone, such as Europe/Berlin',
  ],
  [
    'an address without https',
    'https://video.kestrel.test/data',
    'video.kestrel.test',
    ':13: `video` is an address that begins with https://',
  ],
  ['a mail address without @', 'moin@kestrel.test', 'moin.kestrel.test', ':6: `email` is an address of mail'],
  ['a part that is none', '[accounts]', '[accounts, shop]', ':17: item 2 of `off` is one of'],
  ['a network of another kind', 'linkedin:', 'xing:', ':11: no field is called `xing` here'],
  ['a color that is none', 'hue: 235', 'hue: 480', ':15: `hue` is degrees from 0 to 359, not `480`'],
])('facts with %s are named with the line and a solution', (_, before, after, said) => {
  expect(faultsIn(before, after)).toContain(`content/site.yaml${said}`);
});

it('a site without facts says which file is missing', () => {
  rmSync(path);
  expect(() => readSite(root)).toThrow('content/site.yaml:1: this file is missing: it says whose site this is');
  writeFileSync(path, written);
});

it.each([
  ['plausible', 'https://plausible.io/js/script.js', 'https://plausible.io/api/event'],
  ['umami', 'https://cloud.umami.is/script.js', 'https://cloud.umami.is/api/send'],
  ['matomo', 'https://stats.test/in/matomo.js', 'https://stats.test/in/matomo.php'],
])('a counter of the kind %s reports beside its script, unless something else is said', (tool, script, reports) => {
  const read = (more: string) => {
    writeFileSync(path, `${written}\nanalytics: { tool: ${tool}, script: '${script}', site: a-1${more} }\n`);
    try {
      return readSite(root).analytics;
    } finally {
      writeFileSync(path, written);
    }
  };
  expect(read('')).toEqual({ tool, script, site: 'a-1', reports, attributes: {} });
  expect(read(', reports: "https://other.test/in"')?.reports).toBe('https://other.test/in');
});

it.each([
  ['no name of the site', 'tool: matomo, script: https://a.test/b.js', '`site` is missing: matomo knows'],
  ['no address of reports', 'tool: own, script: https://a.test/b.js', '`reports` is missing: the address'],
  ['an address without https', 'tool: own, script: http://a.test/b.js', '`script` is an address that begins'],
  ['an address that would end a rule', "tool: own, script: 'https://a.test/b.js;'", '`script` is an address'],
  ['a policy in an address', 'tool: own, script: "https://a.test/b.js \'unsafe-inline\'"', '`script` is an'],
])('a counter with %s is a fault', (_, fields, message) => {
  expect(faultsIn('name: Kestrel\n', `name: Kestrel\nanalytics: { ${fields} }\n`)).toContain(message);
});
