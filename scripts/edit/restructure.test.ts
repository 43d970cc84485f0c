import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readContent } from '../../app/load/load.ts';
import { smallSite, writeSite } from '../../app/load/small-site.ts';
import { makePage } from './new-page.ts';
import { type Act, isStructured, Offer, restructure, toSlug } from './restructure.ts';
import { digestOf, readStructure } from './structure.ts';
import { findMentions } from './take-out.ts';

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

function openSite(changed: Record<string, string> = {}) {
  const root = writeSite(changed);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const run = (act: Partial<Act> & Pick<Act, 'file' | 'act' | 'place'>) =>
    restructure(root, { digest: digestOf(read(act.file)), takeOut: false, ...act });
  const after = (act: Parameters<typeof run>[0]) =>
    Object.fromEntries(run(act).map((change) => [change.file, change.after]));
  const faultsAfter = (tried: Record<string, string | undefined>) => readContent(root, { tried }).faults;
  return { root, read, run, after, faultsAfter };
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

  it('a file that has changed since it was shown is left as it is', () => {
    const { run } = openSite();
    expect(() => run({ file: harbour, act: 'up', place: ['blocks', 1], digest: '0' })).toThrow('changed meanwhile');
  });
});

describe('what names something goes with it', () => {
  it('a person is taken out of a list', () => {
    const { run, after, faultsAfter } = openSite();
    const act = { file: people, act: 'remove', place: ['jonna'] } as const;
    expect(() => run(act)).toThrow(Offer);
    expect(() => run(act)).toThrow(`${harbour}:21: item 1 of \`members\` of the block "portraits"`);
    const changed = after({ ...act, takeOut: true });
    expect(changed[harbour]).toBe(smallSite[harbour]?.replace('[jonna, emre]', '[emre]'));
    expect(changed[people]).toBe(smallSite[people]?.replace(/^jonna:[\s\S]*?(?=emre:)/, ''));
    expect(faultsAfter(changed)).toEqual([]);
  });

  it('a list that may be left out goes with its last item', () => {
    const { after, faultsAfter } = openSite({ [harbour]: smallSite[harbour]?.replace(', emre', '') ?? '' });
    const changed = after({ file: people, act: 'remove', place: ['jonna'], takeOut: true });
    expect(changed[harbour]).toContain('block: portraits');
    expect(changed[harbour]).not.toContain('members');
    expect(faultsAfter(changed)).toEqual([]);
  });

  it('a page takes actions that may be left out, links in texts and else the block with it, and comments stay', () => {
    const { after, faultsAfter } = openSite({ 'content/pages/quay.yaml': quay });
    const changed = after({ file: harbour, act: 'remove', place: [], takeOut: true });
    expect(changed).toHaveProperty([harbour], undefined);
    expect(changed['content/pages/quay.yaml']).toBe(
      quay
        .replace('    # Who sees it asks.\n    action: { label: See it, to: /harbour }\n', '')
        .replace(/ {2}- block: way-on[\s\S]*?(?= {2}- block: faq)/, '')
        .replace('[the harbour](/harbour)', 'the harbour'),
    );
    expect(faultsAfter(changed)).toEqual([]);
  });

  it('a text with a fact that cannot be taken out is told, and nothing changes', () => {
    const title = '{people.jonna.name} and a quay that is open all night';
    const { run } = openSite({ 'content/pages/quay.yaml': quay.replace(/(?<=title: ).*/, () => `'${title}'`) });
    expect(() => run({ file: people, act: 'remove', place: ['jonna'], takeOut: true })).toThrow(
      /by hand:\ncontent\/pages\/quay\.yaml:3: \{people\.jonna\.name\} stands for nothing/,
    );
  });

  it('only the name itself is meant, and no longer one that begins like it', () => {
    expect(findMentions('a: /team\nb: /team-details\nc: [/team#x, "x](/team)", teams]\n', '/team')).toMatchObject([
      { place: ['a'], line: 1 },
      { place: ['c', 0], line: 3 },
      { place: ['c', 1], line: 3 },
    ]);
  });
});

describe('records', () => {
  it('a new person is a copy of another, with a name and an address of their own', () => {
    const { run, after, faultsAfter } = openSite();
    const changed = after({ file: people, act: 'add', place: ['jonna'], name: 'Åsa: Müller' });
    expect(changed[people]).toContain("asa-muller:\n  name: 'Åsa: Müller'\n  role: Harbour master\n");
    expect(faultsAfter(changed)).toEqual([]);
    expect(() => run({ file: people, act: 'add', place: ['jonna'], name: 'Emre' })).toThrow('called emre already');
    expect(() => run({ file: people, act: 'add', place: ['jonna'], name: ' ' })).toThrow('A name is missing');
  });

  it('a new plan has its name', () => {
    const { after } = openSite();
    const changed = after({ file: 'content/plans.yaml', act: 'add', place: [1], name: 'Ocean' });
    expect(changed['content/plans.yaml']).toMatch(/adds: \[Crane\]\n- name: Ocean\n {2}memberLimit: Everybody\n/);
  });

  it('a name becomes a part of an address', () => {
    expect(['Anna Berg', ' Šárka O’Neil ', '東京'].map(toSlug)).toEqual(['anna-berg', 'sarka-o-neil', '']);
  });
});

describe('a new page', () => {
  it('has an opening, a text and a way on, and no faults', () => {
    const { faultsAfter } = openSite();
    const { path, change } = makePage({ name: 'Our prices', address: '' }, 'port', () => false);
    expect(path).toBe('/our-prices');
    expect(change.file).toBe('content/pages/our-prices.yaml');
    const faults = faultsAfter({ [change.file]: change.after }).map(({ text }) => text);
    expect(faults.filter((text) => !text.startsWith('there is no page `/`'))).toEqual([]);
  });
  it('takes no address that is taken, or is none', () => {
    expect(() => makePage({ name: 'A', address: '/a' }, 'x', () => true)).toThrow('a page /a already');
    expect(() => makePage({ name: 'A', address: '../a' }, 'x', () => false)).toThrow('An address has small letters');
    expect(() => makePage({ name: '', address: 'a' }, 'x', () => false)).toThrow('A page has a name');
  });
});

it('the panel lists blocks by their headings and the items in them', () => {
  const { root } = openSite();
  const { page, records } = readStructure(root, harbour, []);
  expect(page?.parts.map(({ label }) => label)).toEqual([
    'breadcrumb-hero: Our harbour',
    'named-list: {Items.count} values',
    'portraits: Who works here',
  ]);
  expect(page?.parts[1]?.lists).toMatchObject([{ name: 'items', parts: [{ label: 'Calm' }, { label: 'Care' }] }]);
  expect(records.map(({ parts }) => parts.map(({ label }) => label))).toEqual([
    ['Jonna Krüger', 'Emre Tan'],
    ['Quay', 'Dock'],
  ]);
});

it('only files of content that have a structure are changed', () => {
  expect([harbour, people, 'content/services/a-b.yaml'].every(isStructured)).toBe(true);
  const others = ['content/site.yaml', 'content/pages/../site.yaml', 'package.json', '.env', '/etc/passwd'];
  expect(others.some(isStructured)).toBe(false);
});
