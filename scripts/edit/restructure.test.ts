import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readContent } from '../../app/load/load.ts';
import { smallSite, writeSite } from '../../app/load/small-site.ts';
import { isEdited, type KindName } from './kinds.ts';
import { makeNew, toSlug } from './make-new.ts';
import { findMentions } from './remove-with-mentions.ts';
import { listFieldsAt, ReferencedError, restructure, type StructureChange } from './restructure.ts';
import { digestOf, readStructure } from './structure.ts';

const harbour = 'content/pages/harbour.yaml';
const people = 'content/people.yaml';

const quay = `# Ships
name: Quay
title: A quay that is open all day and all night long
description: Where ships lie, who ties them up and what it costs by the day, for whoever comes here with a ship or without.
blocks:
  - block: breadcrumb-hero
    heading: Our quay
    # Who sees it asks.
    action: { label: See it, to: /harbour }

  - block: way-on
    text: Go on.
    action:
      label: To the harbour
      to: /harbour#values

  - block: faq
    heading: Questions
    lead: Answers.
    items:
      - question: Who ties up?
        answer: Ask [the harbour](/harbour) first.
`;

const article = `---
title: Berths that are never empty
date: 2024-03-01
authors: [jonna, emre] # Both were there.
category: Harbour
description: Why a berth is free for an hour at most, who sees to it, and what a captain may do to keep it.
---

Ask [the harbour](/harbour#values) and [the quay](/quay).
`;

const templates = {
  'content/templates/page.yaml': `# About this file.
name: '{name}' # short
title: ['{name}', '{name}: a page of {site.name}']
description: '{name}: a new page that waits for a description of its own, as long as search engines show one.'
blocks:
  - block: breadcrumb-hero
    heading: '{name}'
    lead: |-
      About {name}.
`,
  'content/templates/person.yaml': "name: '{name}'\nrole: Deck hand\ntext: What {name} does.\n",
  'content/templates/plan.yaml':
    "name: '{name}'\nmemberLimit: All\nprice: { monthly: 0, annually: 0 }\ntext: For {name}.\nadds: [More]\n",
  'content/templates/article.md': article.replace('Berths that are never empty', "'{name}'"),
};

const postTemplate = {
  'content/templates/post.yaml':
    "slug: '{slug}'\ntitle: '{name}'\nday: '{today}'\ncategory: Ships\ntext: About it.\nto: /harbour\n",
};

function openSite(changed: Record<string, string> = {}) {
  const root = writeSite({ ...templates, ...changed });
  onTestFinished(() => rmSync(root, { recursive: true }));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const run = (act: Partial<StructureChange> & Pick<StructureChange, 'file' | 'act' | 'place'>) =>
    restructure(root, { digest: digestOf(read(act.file)), removeMentions: false, ...act });
  const after = (act: Parameters<typeof run>[0]) =>
    Object.fromEntries(run(act).map((change) => [change.file, change.after]));
  const make = (kind: KindName, name: string, address = '') => makeNew(root, kind, { name, address });
  const faultsAfter = (overrides: Record<string, string | undefined>) => readContent(root, { overrides }).faults;
  return { root, read, run, after, make, faultsAfter };
}

describe('blocks and items', () => {
  it('a new block has the smallest content that its schema takes', () => {
    const { after, faultsAfter } = openSite();
    const changed = after({ file: harbour, act: 'add', place: ['blocks', 1], name: 'faq' });
    expect(changed[harbour]).toContain(`
      - title: Care
        text: Is it dry enough?
  - block: faq
    heading: Heading
    lead: Lead
    items:
      - question: Question
        answer: Answer
`);
    expect(faultsAfter(changed)).toEqual([]);
  });

  it('an item is added as a copy of the one above it', () => {
    const { after } = openSite();
    const changed = after({ file: harbour, act: 'add', place: ['blocks', 2, 'members', 0] });
    expect(changed[harbour]).toContain('members: [jonna, jonna, emre]');
  });

  it('a file that has changed since it was shown is left unchanged', () => {
    const { run } = openSite();
    expect(() => run({ file: harbour, act: 'up', place: ['blocks', 1], digest: '0' })).toThrow('changed meanwhile');
  });
});

describe('mentions are removed with their target', () => {
  it('a person is taken out of a list', () => {
    const { run, after, faultsAfter } = openSite();
    const act = { file: people, act: 'remove', place: ['jonna'] } as const;
    expect(() => run(act)).toThrow(ReferencedError);
    expect(() => run(act)).toThrow(`${harbour}:21: item 1 of \`members\` of the block "portraits"`);
    const changed = after({ ...act, removeMentions: true });
    expect(changed[harbour]).toBe(smallSite[harbour]?.replace('[jonna, emre]', '[emre]'));
    expect(changed[people]).toBe(smallSite[people]?.replace(/^jonna:[\s\S]*?(?=emre:)/, ''));
    expect(faultsAfter(changed)).toEqual([]);
  });

  it('a list that may be left out goes with its last item', () => {
    const { after, faultsAfter } = openSite({ [harbour]: smallSite[harbour]?.replace(', emre', '') ?? '' });
    const changed = after({ file: people, act: 'remove', place: ['jonna'], removeMentions: true });
    expect(changed[harbour]).toContain('block: portraits');
    expect(changed[harbour]).not.toContain('members');
    expect(faultsAfter(changed)).toEqual([]);
  });

  it('removing a page removes optional actions, links in texts, or else the block, and comments stay', () => {
    const { after, faultsAfter } = openSite({ 'content/pages/quay.yaml': quay });
    const changed = after({ file: harbour, act: 'remove', place: [], removeMentions: true });
    expect(changed).toHaveProperty([harbour], undefined);
    expect(changed['content/pages/quay.yaml']).toBe(
      quay
        .replace('    # Who sees it asks.\n    action: { label: See it, to: /harbour }\n', '')
        .replace(/ {2}- block: way-on[\s\S]*?(?= {2}- block: faq)/, '')
        .replace('[the harbour](/harbour)', 'the harbour'),
    );
    expect(faultsAfter(changed)).toEqual([]);
  });

  it('a text with a fact that cannot be removed is named, and nothing changes', () => {
    const title = '{people.jonna.name} and a quay that is open all night';
    const { run } = openSite({ 'content/pages/quay.yaml': quay.replace(/(?<=title: ).*/, () => `'${title}'`) });
    expect(() => run({ file: people, act: 'remove', place: ['jonna'], removeMentions: true })).toThrow(
      /by hand:\ncontent\/pages\/quay\.yaml:3: \{people\.jonna\.name\} names no fact/,
    );
  });

  it('only the name itself counts, not a longer one with the same beginning', () => {
    expect(
      findMentions('a.yaml', 'a: /team\nb: /team-details\nc: [/team#x, "x](/team)", teams]\n', '/team'),
    ).toMatchObject([
      { place: ['a'], line: 1 },
      { place: ['c', 0], line: 3 },
      { place: ['c', 1], line: 3 },
    ]);
  });
});

describe('articles', () => {
  const file = 'content/articles/berths.md';

  it('their links to a page that goes become words, and an author who goes leaves the others', () => {
    const { after, faultsAfter } = openSite({ [file]: article, 'content/pages/quay.yaml': quay });
    const page = after({ file: harbour, act: 'remove', place: [], removeMentions: true });
    expect(page[file]).toBe(article.replace('[the harbour](/harbour#values)', 'the harbour'));
    const person = after({ file: people, act: 'remove', place: ['jonna'], removeMentions: true });
    expect(person[file]).toBe(article.replace('[jonna, emre]', '[emre]'));
    expect(faultsAfter(person)).toEqual([]);
  });

  it('are named with the line of each link', () => {
    const { run } = openSite({ [file]: article, 'content/pages/quay.yaml': quay });
    expect(() => run({ file: 'content/pages/quay.yaml', act: 'remove', place: [] })).toThrow(
      `${file}:9: the link of "the quay"`,
    );
  });

  it('have their fields and their text in one form, which keeps comments', () => {
    const { root, after } = openSite({ [file]: article });
    const fields = listFieldsAt(root, { file, place: [] });
    expect(fields.find(({ path }) => path[0] === 'Markdown')?.value).toBe(
      '\nAsk [the harbour](/harbour#values) and [the quay](/quay).\n',
    );
    const changed = after({
      file,
      act: 'set',
      place: [],
      fields: [
        { path: ['Markdown'], value: '\nNew words.\n---\n', kind: 'markdown' },
        { path: ['category'], value: 'Ships: large', kind: 'text' },
      ],
    });
    expect(changed[file]).toBe(
      article.replace('category: Harbour', "category: 'Ships: large'").replace(/Ask.*/, 'New words.\n---'),
    );
  });

  it('go with their file', () => {
    const { after } = openSite({ [file]: article });
    expect(after({ file, act: 'remove', place: [] })).toEqual({ [file]: undefined });
  });
});

describe('words', () => {
  const file = 'content/words/numbers.yaml';

  it('in a list are changed and added, and their file stays', () => {
    const { root, run, after } = openSite();
    expect(listFieldsAt(root, { file, place: [1] })).toMatchObject([{ path: [], value: 'two' }]);
    const fields = [{ path: [], value: 'zwei', kind: 'text' as const }];
    expect(after({ file, act: 'set', place: [1], fields })[file]).toBe('- one\n- zwei\n- three\n');
    expect(after({ file, act: 'add', place: [2] })[file]).toBe('- one\n- two\n- three\n- three\n');
    expect(() => run({ file, act: 'remove', place: [] })).toThrow('Only a page can be removed');
  });

  it('of groups with names of their own are in the form', () => {
    const form = 'content/words/contact-form.yaml';
    const { root } = openSite({ [form]: 'fields:\n  name: { label: Your name }\nsuccess: Thank you.\n' });
    const fields = listFieldsAt(root, { file: form, place: [] }).map(({ path, value }) => `${path.join('.')}=${value}`);
    expect(fields).toEqual(expect.arrayContaining(['fields.name.label=Your name', 'success=Thank you.', 'failure=']));
  });
});

it('a page used in a hundred places is listed with all of them', () => {
  const link = '      - question: Where?\n        answer: Ask [the harbour](/harbour).\n';
  const pages = ['quay', 'dock', 'pier', 'berth'].map((name) => [`content/pages/${name}.yaml`, quay] as const);
  const many = pages.map(([file, text]) => [file, text + link.repeat(25)] as const);
  const { run, after } = openSite(Object.fromEntries(many));
  expect(() => run({ file: harbour, act: 'remove', place: [] })).toThrow(ReferencedError);
  const changed = after({ file: harbour, act: 'remove', place: [], removeMentions: true });
  expect(Object.keys(changed)).toHaveLength(6);
  expect(Object.values(changed).join('')).not.toContain('/harbour');
});

describe('what is new', () => {
  it('is a person from their template, with a name and an address of their own', () => {
    const { run, after, make, faultsAfter } = openSite();
    const changed = after({ file: people, act: 'add', place: ['jonna'], name: 'Åsa: Müller' });
    expect(changed[people]).toContain(
      "every berth.\nasa-muller:\n  name: 'Åsa: Müller'\n  role: Deck hand\n  text: 'What Åsa: Müller does.'\nemre:",
    );
    expect(faultsAfter(changed)).toEqual([]);
    expect(() => run({ file: people, act: 'add', place: ['jonna'], name: 'Emre' })).toThrow('called emre already');
    expect(() => run({ file: people, act: 'add', place: ['jonna'], name: ' ' })).toThrow('A name is missing');
    expect(make('person', 'Bo', 'the-bo').change.after).toMatch(/linkedin: company\nthe-bo:\n {2}name: Bo\n/);
  });

  it('is a plan with any name', () => {
    const { after, make } = openSite();
    const changed = after({ file: 'content/plans.yaml', act: 'add', place: [0], name: '大' });
    expect(changed['content/plans.yaml']).toMatch(/adds: \[Berth\]\n- name: 大\n {2}memberLimit: All\n/);
    expect(make('plan', 'Ocean').change.after).toMatch(/adds: \[Crane\]\n- name: Ocean\n/);
  });

  it('is a post, also the first one', () => {
    const posts = 'content/posts.yaml';
    const { make, faultsAfter } = openSite({ ...postTemplate, [posts]: '# Newest first.\n[]\n' });
    const { change } = make('post', '2024');
    expect(change.after).toMatch(/^# Newest first\.\n- slug: '2024'\n {2}title: '2024'\n {2}day: \d{4}-/);
    expect(faultsAfter({ [posts]: change.after })).toEqual([]);
    const { change: first } = openSite(postTemplate).make('post', 'A: B');
    expect(first).toMatchObject({ file: posts, before: undefined });
    expect(first.after).toMatch(/^- slug: a-b\n/);
  });

  it('is an article with its own file and address', () => {
    const { make } = openSite();
    const { path, change } = make('article', "What it's all about");
    expect([path, change.file]).toEqual(['/blog/what-it-s-all-about', 'content/articles/what-it-s-all-about.md']);
    expect(change.after).toBe(article.replace(/(?<=title: ).*/, () => "'What it''s all about'"));
  });

  it('is a page with the lines of its template, and no faults', () => {
    const { make, faultsAfter } = openSite();
    const { path, change } = make('page', "Tom's {prices}, and more");
    expect([path, change.file]).toEqual(['/tom-s-prices-and-more', 'content/pages/tom-s-prices-and-more.yaml']);
    expect(change.after).toMatch(/^name: 'Tom''s \{prices\}, and more' # short\ntitle: \['Tom''s/);
    expect(make('page', 'Prices').change.after?.split('\n').at(-2)).toBe('    lead: About Prices.');
    const { change: plain } = make('page', 'Our prices, at last');
    expect(faultsAfter({ [plain.file]: plain.after })).toEqual([]);
  });

  it('has an address that is free, and below its folder', () => {
    const { make } = openSite();
    expect(() => make('page', 'A', '/harbour')).toThrow('a page /harbour already');
    for (const address of ['../a', 'a/b', 'a.b', 'A', '..', 'a\\b'])
      expect(() => make('page', 'A', address), address).toThrow('An address has small letters');
    expect(() => make('page', '東京')).toThrow('An address has small letters');
    expect(() => make('page', '', 'a')).toThrow('A name is missing');
  });

  it('needs its template', () => {
    expect(() => openSite().make('service', 'Diving')).toThrow('content/templates/service.yaml is missing');
  });

  it('is checked in its template before it is made', () => {
    const { faultsAfter } = openSite({ 'content/templates/person.yaml': "name: '{nmae}'\nrole: x\ntext: y\n" });
    expect(faultsAfter({})).toMatchObject([
      { file: 'content/templates/person.yaml', line: 1, text: expect.stringContaining('{nmae} names no fact') },
    ]);
  });

  it('gets an address of small letters', () => {
    expect(['Anna Berg', ' Šárka O’Neil ', '東京'].map(toSlug)).toEqual(['anna-berg', 'sarka-o-neil', '']);
  });
});

it('the panel lists blocks by their headings and the items in them, records, pages, words and templates', () => {
  const { root } = openSite();
  const { content } = readContent(root);
  const { page, folds } = readStructure(root, harbour, content, []);
  const [blocks] = page?.lists ?? [];
  expect(blocks?.parts.map(({ label }) => label)).toEqual([
    'breadcrumb-hero: Our harbour',
    'named-list: {Items.count} values',
    'portraits: Who works here',
  ]);
  expect(blocks?.parts[1]?.lists).toMatchObject([{ name: 'items', parts: [{ label: 'Calm' }, { label: 'Care' }] }]);
  const labels = folds.map(({ name, files }) => [
    name,
    files.flatMap(({ label, hasFields, lists }) =>
      hasFields ? [label] : lists.flatMap(({ parts }) => parts.map((part) => part.label)),
    ),
  ]);
  expect(Object.fromEntries(labels)).toEqual({
    People: ['Jonna Krüger', 'Emre Tan'],
    Plans: ['Quay', 'Dock'],
    Posts: [],
    Articles: [],
    Services: [],
    Projects: [],
    Pages: ['/harbour'],
    Words: ['one', 'two', 'three'],
    Texts: [],
    Templates: Object.keys(templates)
      .map((file) => file.replace('content/', ''))
      .sort(),
  });
});

it('only files of content that are words or structure are changed', () => {
  const edited = ['services/a-b.yaml', 'words/mails.yaml', 'texts/a.md', 'articles/2024/2024-01-02-a.md', 'posts.yaml'];
  expect(
    [harbour, people, ...edited.map((file) => `content/${file}`), ...Object.keys(templates)].filter(
      (file) => !isEdited(file),
    ),
  ).toEqual([]);
  const others = [
    'site.yaml',
    'pages/../site.yaml',
    'articles/../../.env',
    'articles/..md',
    'pages/a/b.yaml',
    'texts/a.mdx',
  ];
  const outside = ['package.json', '.env', '/etc/passwd', 'content', 'README.md', '/content/texts/a.md'];
  expect([...others.map((file) => `content/${file}`), ...outside].filter(isEdited)).toEqual([]);
});
