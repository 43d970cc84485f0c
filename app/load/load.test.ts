import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { site, switches } from '../../shared/site.ts';
import { loadContent } from './load.ts';
import { smallSite, writeSite } from './small-site.ts';

const page = 'content/pages/harbour.yaml';
const people = 'content/people.yaml';
const plans = 'content/plans.yaml';
const root = writeSite();
afterAll(() => rmSync(root, { recursive: true }));

type Case = [fault: string, file: string, before: string | RegExp, after: string, message: string];

/** Faults of a site with one changed text. Leaves out lists of all blocks, since they grow. */
function faultsIn(file: string, before: string | RegExp, after: string): string {
  const source = smallSite[file]?.replace(before, () => after) ?? '';
  expect(source, 'the case changes something').not.toBe(smallSite[file]);
  try {
    loadContent(root, { overrides: { [file]: source } });
  } catch (error) {
    return (error as Error).message.replace(/ There is: [a-z-]+, .* and \d+ more\.$/, '');
  }
  return 'nothing';
}

/** Slips of people new to YAML. */
const slips: Case[] = [
  [
    'a tab',
    page,
    '    lead: We keep',
    '\tlead: We keep',
    ':12: this line begins with a tab: begin it with blanks, two for each step to the right',
  ],
  [
    'a tab between blanks',
    page,
    '    lead: We keep',
    '  \tlead: We keep',
    ':12: this line begins with a tab: begin it with blanks, two for each step to the right',
  ],
  [
    'a number sign',
    page,
    'We keep them.',
    'We are #1 here.',
    ':12: a text ends before " #": put it between quotes, or the comment on a line of its own: \'We are #1 here.\'',
  ],
  [
    'a colon',
    page,
    'We keep them.',
    'We keep: all of them.',
    ":12: a text with a colon stands between quotes: lead: 'We keep: all of them.'",
  ],
  [
    'a colon at end',
    page,
    'We keep them.',
    'We keep them:',
    ":12: a text with a colon stands between quotes: lead: 'We keep them:'",
  ],
  [
    'no blank after colon',
    page,
    'lead: We keep',
    'lead:We keep',
    ':12: a colon needs a blank after it: lead: We keep them.',
  ],
  [
    'braces at start',
    page,
    "'{Items.count} values'",
    '{Items.count} values',
    ":11: a text that begins with { stands between quotes: heading: '{Items.count} values'",
  ],
  [
    'only braces',
    page,
    "'{Items.count} values'",
    '{items.count}',
    ":11: a text that begins with { stands between quotes: '{items.count}'",
  ],
  [
    'a bracket',
    page,
    'We keep them.',
    '[new] We keep them.',
    ":12: a text that begins with [ stands between quotes: lead: '[new] We keep them.'",
  ],
  [
    'an asterisk',
    page,
    'We keep them.',
    '*All* of them.',
    ":12: a text that begins with * stands between quotes: lead: '*All* of them.'",
  ],
  [
    'an ampersand',
    page,
    'We keep them.',
    '& more',
    ":12: a text that begins with & stands between quotes: lead: '& more'",
  ],
  [
    'an exclamation mark',
    page,
    'We keep them.',
    '!Now or never',
    ":12: a text that begins with ! stands between quotes: lead: '!Now or never'",
  ],
  [
    'a percent sign',
    page,
    'We keep them.',
    '%20 off',
    ":12: a text that begins with % stands between quotes: lead: '%20 off'",
  ],
  ['an at sign', page, 'We keep them.', '@home', ":12: a text that begins with @ stands between quotes: lead: '@home'"],
  [
    'a backtick',
    page,
    'We keep them.',
    '`code` here',
    ":12: a text that begins with ` stands between quotes: lead: '`code` here'",
  ],
  [
    'an angle',
    page,
    'We keep them.',
    '> We keep them.',
    ":12: a text that begins with > stands between quotes: lead: '> We keep them.'",
  ],
  [
    'a comma',
    page,
    'We keep them.',
    ', and more',
    ":12: a text that begins with , stands between quotes: lead: ', and more'",
  ],
  [
    'quote not closed',
    page,
    "'{Items.count} values'",
    "'{Items.count} values",
    ':11: a quote is opened here and not closed',
  ],
  [
    'quote inside',
    page,
    "'{Items.count} values'",
    "'It's values'",
    ":11: a quote within single quotes is written twice: 'It''s'",
  ],
  [
    'text after quote',
    page,
    "'{Items.count} values'",
    '"Our" values',
    ':11: after the closing quote the line ends: heading: \'"Our" values\'',
  ],
  [
    'backslash',
    page,
    "'{Items.count} values'",
    '"C:\\dir"',
    ':11: a backslash within double quotes begins a sign of YAML: use single quotes',
  ],
  [
    'a field twice',
    page,
    '    lead: We keep them.',
    '    lead: We keep them.\n    lead: Twice.',
    ':13: `lead` is here twice: keep one',
  ],
  [
    'no-break blank indent',
    page,
    '    lead: We keep',
    '  \u00a0\u00a0lead: We keep',
    ':12: there is a no-break space here: type an ordinary space',
  ],
  [
    'no-break blank after colon',
    page,
    'lead: We keep',
    'lead:\u00a0We keep',
    ':12: there is a no-break space here: type an ordinary space',
  ],
  [
    'no-break blank after dash',
    page,
    '  - block: named-list',
    '  -\u00a0block: named-list',
    ':9: there is a no-break space here: type an ordinary space',
  ],
  [
    'a wrong indent',
    page,
    '    lead: We keep',
    '   lead: We keep',
    ':12: this line begins further left or right than its neighbors: fields of one group begin below each other',
  ],
  [
    'further right',
    page,
    '    lead: We keep',
    '      lead: We keep',
    ':12: this line begins further left or right than its neighbors: fields of one group begin below each other',
  ],
  [
    'no colon',
    page,
    '    lead: We keep them.',
    '    lead We keep them.',
    ':12: this line has no colon: a field is its name, a colon, a blank and its value',
  ],
  [
    'list beside name',
    page,
    '    items:\n      - title: Calm',
    '    items: - title: Calm',
    ':13: a list begins on the line below its name, each item behind "- "',
  ],
  [
    'dash without blank',
    people,
    '  linkedin: company',
    '  linkedin:\n    -company',
    ':10: the dash of a list needs a blank after it: - company',
  ],
  ['three dashes', page, 'menu: Harbour', '---\nmenu: Harbour', ':4: a line of three dashes ends a file: remove it'],
  ['open bracket', page, '[jonna, emre]', '[jonna, emre', ':22: a brace or a bracket is opened above and not closed'],
];

/** Fields, names and values that break the schemas. */
const others: Case[] = [
  [
    'misspelt field',
    page,
    '    lead: We keep',
    '    leed: We keep',
    ':12: no field is called `leed` here. Did you mean `lead`?',
  ],
  [
    'strange field',
    page,
    '    lead: We keep',
    '    colour: red\n    lead: We keep',
    ':12: no field is called `colour` here. There is: heading, lead, form, surface, lines, link, items, id, when, without.',
  ],
  [
    'missing field',
    page,
    '    lead: We keep them.\n',
    '',
    ':9: `lead` is missing: it is a text, or a list, each item behind "- "',
  ],
  [
    'empty field',
    page,
    'lead: We keep them.',
    'lead:',
    ':12: `lead` is missing: it is a text, or a list, each item behind "- "',
  ],
  [
    'a form that is none',
    page,
    "'{Items.count} values'",
    "{ ones: A value, other: '{Items.count} values' }",
    ':11: `heading` is a text, not a group of fields',
  ],
  [
    'empty text',
    page,
    'lead: We keep them.',
    "lead: ''",
    ':12: a text is empty: write it, or delete the line of its field',
  ],
  [
    'misspelt block',
    page,
    'block: named-list',
    'block: nammed-list',
    ':9: no block is called `nammed-list`. Did you mean `named-list`?',
  ],
  ['unknown block', page, 'block: named-list', 'block: carousel', ':9: no block is called `carousel`.'],
  [
    'no block name',
    page,
    '  - block: named-list\n',
    '  - name: values\n',
    ':9: a block begins with `- block:` and its name.',
  ],
  [
    'block as text',
    page,
    '  - block: named-list',
    '  - named-list\n  - block: named-list',
    ':9: a block begins with `- block:` and its name.',
  ],
  [
    'unknown person',
    page,
    '[jonna, emre]',
    '[jonna, emrre]',
    ':21: content/people.yaml has nobody called `emrre`. Did you mean `emre`?',
  ],
  ['people as text', page, '[jonna, emre]', 'jonna', ':21: `members` is a list, each item behind "- ", not `jonna`'],
  ['dead link', page, 'to: /harbour', 'to: /harbur', ':20: there is no page `/harbur`. Did you mean `/harbour`?'],
  [
    'link elsewhere',
    page,
    'to: /harbour',
    'to: https://www.example.org/',
    ':20: `https://www.example.org/` is an address of another site: write a page of this one, such as /contact',
  ],
  [
    'unknown fact',
    page,
    '{people.count}',
    '{people.number}',
    ':8: {people.number} names no fact. There is: site.name, site.established, site.city, site.country, site.email, site.phone, site.products.signing, site.products.finops, site.address, site.call, form.fields, imprint.company, and 19 more.',
  ],
  [
    'unknown drawing',
    page,
    '    lead: All',
    '    illustration: hero-abuot\n    lead: All',
    ':8: there is no drawing `hero-abuot`. Did you mean `hero-about`?',
  ],
  [
    'unknown icon',
    page,
    'title: Calm',
    'title: Calm\n        icon: lifebuoy',
    ':15: there is no icon `lifebuoy`. Did you mean `life-buoy`?',
  ],
  [
    'id twice',
    page,
    '  - block: portraits',
    '  - block: portraits\n    id: values',
    ':19: `id: values` is at line 10, too: each is used once on a page',
  ],
  [
    'id with blank',
    page,
    'id: values',
    'id: Our values',
    ':10: `id` is small letters, digits and hyphens, such as learn-more, not `Our values`',
  ],
  [
    'unknown part',
    page,
    'id: values',
    'when: blogs',
    ':10: `when` is one of `accounts`, `blog`, `comments`, `home2`, `home3`, `newsletter`, `portfolio`, `products`, `search`, `team`, not `blogs`. Did you mean `blog`?',
  ],
  [
    'first without heading',
    page,
    '  - block: breadcrumb-hero\n    heading: Our harbour\n    lead: All {people.count} of us work here.\n',
    '  - block: counters\n    name: Figures\n    items: [{ figure: 1, label: One }]\n',
    ':6: `counters` has no heading, so it cannot be the first block of a page.',
  ],
  ['no blocks', page, /blocks:[\s\S]*/, 'blocks: []\n', ':5: `blocks` is a list of at least one block, and is empty'],
  ['blocks missing', page, /blocks:[\s\S]*/, '', ':1: `blocks` is missing: it is a list, each item behind "- "'],
  [
    'price with sign',
    plans,
    'monthly: 20,',
    'monthly: $20,',
    ':4: `monthly` is a number, or a group of fields, one a line and further to the right, not `$20`. Without signs: 20',
  ],
  [
    'price with comma',
    plans,
    '{ monthly: 24, annually: 250 }',
    '\n    monthly: 24,99\n    annually: 250',
    ':10: `monthly` is a number, or a group of fields, one a line and further to the right, not `24,99`. A point stands before decimals: 24.99',
  ],
  [
    'currency',
    plans,
    'monthly: 20,',
    'monthly: { amount: 20, currency: EURO },',
    ':4: there is no currency `EURO`: three capital letters, such as EUR. Did you mean `EUR`?',
  ],
  [
    'two currencies',
    plans,
    'monthly: 20,',
    `monthly: { amount: 20, currency: ${site.currency === 'EUR' ? 'USD' : 'EUR'} },`,
    ':4: both prices of a plan have one currency',
  ],
  [
    'yen decimals',
    plans,
    '{ monthly: 20, annually: 200 }',
    '{ monthly: { amount: 20.5, currency: JPY }, annually: { amount: 200, currency: JPY } }',
    ':4: 20.5 is not an amount of JPY, which has no decimals',
  ],
  [
    'cents of cents',
    plans,
    'price: { monthly: 24, annually: 250 }',
    'price: { monthly: { amount: 24.999, currency: USD }, annually: { amount: 250, currency: USD } }',
    ':9: 24.999 is not an amount of USD, which has 2 decimals',
  ],
  ['a price below 0', plans, 'monthly: 20,', 'monthly: -20,', ':4: a price is not below 0'],
  [
    'a period',
    plans,
    '{ monthly: 24, annually: 250 }',
    '{ amount: 24, period: moth }',
    ':9: `period` is one of `hour`, `day`, `week`, `month`, `year`, `once`, `project`, not `moth`. Did you mean `month`?',
  ],
  [
    'a field of a price',
    plans,
    '{ monthly: 24, annually: 250 }',
    '{ amount: 24, perod: month }',
    ':9: no field is called `perod` here. Did you mean `period`?',
  ],
  [
    'a field of two prices',
    plans,
    '{ monthly: 24, annually: 250 }',
    '{ monthly: 24, annualy: 250 }',
    ':9: no field is called `annualy` here. Did you mean `annually`?',
  ],
  [
    'a period of a price that has one',
    plans,
    'monthly: 24',
    'monthly: { amount: 24, period: week }',
    ':9: no field is called `period` here. There is: amount, currency, from, tax.',
  ],
  [
    'the word yes for true',
    plans,
    '  adds: [Crane]',
    '  featured: yes\n  adds: [Crane]',
    ':11: `featured` is `true` or `false`, not `yes`',
  ],
  [
    'address of account',
    people,
    'linkedin: company',
    'linkedin: http://x.org/a',
    ':9: `linkedin` is an address that begins with https://, not `http://x.org/a`',
  ],
  [
    'photograph',
    people,
    '  linkedin',
    '  photograph: { name: people/jona.jpg, alt: J }\n  linkedin',
    ':9: there is no photograph content/photographs/people/jona.jpg. Did you mean `people/jonna.jpg`?',
  ],
  [
    'list as group',
    plans,
    /[\s\S]*/,
    'name: Quay\n',
    ':1: the file is a list, each item behind "- ", not a group of fields',
  ],
  [
    'layout',
    page,
    'menu: Harbour',
    'menu: Harbour\nlayout: outsde',
    ':5: `layout` is one of `site`, `outside`, not `outsde`. Did you mean `outside`?',
  ],
  [
    'footer',
    page,
    'menu: Harbour',
    'menu: Harbour\nfooter: primary',
    ':5: `footer` is a group of fields, one a line and further to the right, not `primary`',
  ],
  [
    'group as text',
    page,
    'links: [{ label: Write to us, to: /harbour }]',
    'links: [Write to us]',
    ':20: item 1 of `links` is a group of fields, one a line and further to the right, not `Write to us`',
  ],
  [
    'items as text',
    page,
    / {4}items:\n[\s\S]*?(?= {2}- block: portraits)/,
    '    items: Calm\n',
    ':13: `items` is a list, each item behind "- ", not `Calm`',
  ],
  [
    'empty items',
    page,
    / {4}items:\n[\s\S]*?(?= {2}- block: portraits)/,
    '    items: []\n',
    ':13: `items` is a list of at least one item, and is empty',
  ],
];

describe('a fault is named with its file, its line and a solution', () => {
  it.each([...slips, ...others])('%s', (_, file, before, after, message) =>
    expect(faultsIn(file, before, after)).toBe(file + message),
  );
});

it('a page that names a deleted person is the fault, not the file of people', () => {
  expect(faultsIn(people, /^emre:[\s\S]*/m, '')).toBe(
    'content/pages/harbour.yaml:21: content/people.yaml has nobody called `emre`. There is: jonna.',
  );
});

it('all faults of all files are listed at once, by file and line', () => {
  const broken = writeSite({
    [page]: (smallSite[page] ?? '').replace('lead: All', 'leed: All').replace('to: /harbour', 'to: /harbur'),
    [people]: (smallSite[people] ?? '').replace('role: Crane driver', ''),
    'content/pages/jobs.yml': 'name: Jobs\n',
    'content/page/jobs.yaml': 'name: Jobs\n',
  });
  expect(() => loadContent(broken)).toThrow(
    [
      'content/page/jobs.yaml:1: nothing reads this file. A page belongs in content/pages, a service in content/services, a project in content/projects',
      'content/pages/harbour.yaml:8: no field is called `leed` here. Did you mean `lead`?',
      'content/pages/harbour.yaml:20: there is no page `/harbur`. Did you mean `/harbour`?',
      'content/pages/jobs.yml:1: nothing reads this file. Its name ends with .yaml: content/pages/jobs.yaml',
      'content/people.yaml:5: `role` is missing: it is a text',
    ].join('\n'),
  );
  rmSync(broken, { recursive: true });
});

describe('content that is right', () => {
  const read = (changed: Record<string, string> = {}) => {
    for (const [file, text] of Object.entries({ ...smallSite, ...changed })) writeFileSync(join(root, file), text);
    return loadContent(root);
  };
  const [harbour] = read().pages;

  it('counts its records and its items in words, and begins a sentence with a capital', () => {
    expect(harbour?.blocks[0]?.lead).toBe('All two of us work here.');
    expect(harbour?.blocks[1]?.heading).toBe('Two values');
  });

  it('chooses the form of a text by its first number, then by the next', () => {
    const heading = (forms: string, team = smallSite[people] ?? '') => {
      const text = (smallSite[page] ?? '').replace("'{Items.count} values'", forms).replace('[jonna, emre]', '[jonna]');
      return read({ [page]: text, [people]: team }).pages[0]?.blocks[1]?.heading;
    };
    const forms = "{ one: Our head, other: '{People.count} people' }";
    expect(heading(forms)).toBe('Two people');
    expect(heading(forms, 'jonna: { name: Jonna, role: Head, text: All }\n')).toBe('Our head');
    expect(heading("{ none: No, other: '{projects.samples} samples' }")).toBe('No');
    expect(heading('{ one: A value, other: Values }')).toBe('Values');
    const inner = "{ none: Two plans and nothing else, other: '{plans.count} plans and {services.count} services' }";
    expect(heading(`{ one: A plan, other: ${inner} }`)).toBe('Two plans and nothing else');
  });

  it('writes a number in digits that has no word', () => {
    const many = Array.from({ length: 4 }, (_, index) => `p${index}:\n  name: A\n  role: B\n  text: C\n`).join('');
    const { pages } = read({ [people]: (smallSite[people] ?? '') + many });
    expect(pages[0]?.blocks[0]?.lead).toBe('All 6 of us work here.');
  });

  it('derives the address of a page, and the page above it, from the name of its file', () => {
    expect(harbour).toMatchObject({
      path: '/harbour',
      name: 'Harbour',
      above: [{ to: '/' }],
      menu: { label: 'Harbour' },
    });
  });

  it('puts people into the blocks that name them, and gives a plan the points of those before it', () => {
    const { plans: offered } = read();
    expect(harbour?.blocks[2]?.members).toMatchObject([{ name: 'Jonna Krüger' }, { slug: 'emre' }]);
    expect(offered.map(({ points }) => points)).toEqual([['Berth'], ['Berth', 'Crane']]);
  });

  it('reads the period of a price, whether it is the lowest, and its tax', () => {
    const price = (written: string) => {
      const text = (smallSite[plans] ?? '').replace('{ monthly: 24, annually: 250 }', written);
      return read({ [plans]: text }).plans[1]?.price;
    };
    const { currency } = site;
    expect(price('24')).toEqual({ amount: 24, currency, from: false });
    expect(price("{ amount: 490, currency: CHF, from: true, period: hour, tax: '' }")).toEqual({
      amount: 490,
      currency: 'CHF',
      from: true,
      period: 'hour',
      tax: '',
    });
    expect(price('{ monthly: { amount: 24, from: true }, annually: { amount: 250, tax: all in } }')).toEqual({
      monthly: { amount: 24, currency, from: true, period: 'month' },
      annually: { amount: 250, currency, from: false, period: 'year', tax: 'all in' },
    });
  });

  it('reads 18, 01, yes and 2022 as words where a text is expected', () => {
    const { pages } = read({
      [page]: (smallSite[page] ?? '').replace('title: Calm', 'title: 01').replace('We keep them.', 'yes'),
    });
    expect(pages[0]?.blocks[1]).toMatchObject({ lead: 'yes', items: [{ title: '01' }, { title: 'Care' }] });
  });

  it('shows a block while its part of the site is on', () => {
    const { pages } = read({ [page]: (smallSite[page] ?? '').replace('id: values', 'when: blog') });
    expect(pages[0]?.blocks).toHaveLength(switches.blog ? 3 : 2);
  });

  it('shows blocks and items by the parts of the site that are on or off', () => {
    const text = (smallSite[page] ?? '').replace('id: values', 'without: blog');
    expect(read({ [page]: text }).pages[0]?.blocks).toHaveLength(switches.blog ? 2 : 3);
  });

  it('is the same after a round trip through JSON', () => {
    const content = read();
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  });

  it('gives each text its mark, and its place without the line break after it', () => {
    const seen: string[] = [];
    const text = (smallSite[page] ?? '').replace('lead: We keep them.', 'lead: >-\n      We keep\n      them.');
    writeFileSync(join(root, page), text);
    const content = loadContent(root, {
      mark: ({ range: [start, end] }, words) => {
        seen.push(text.slice(start, end));
        return `${words}*`;
      },
    });
    expect(content.pages[0]?.blocks[1]?.lead).toBe('We keep them.*');
    expect(seen).toContain('>-\n      We keep\n      them.');
  });
});
