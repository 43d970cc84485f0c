import { describe, expect, it } from 'vitest';
import { readSource } from '../../app/load/source.ts';
import { readPage } from './page-text.ts';
import { findOrphans, findTraces, listSamples } from './samples.ts';

describe('the list of samples', () => {
  it('names what says that it is a sample, with the line that says it', () => {
    const people = 'asha:\n  sample: true\n  name: Asha Mehra\nanna:\n  name: Anna Berg\n  sample: false\n';
    const home =
      'blocks:\n  - block: statistics\n    items:\n      - figure: 50+\n        label: clients\n        sample: true\n';
    const files = { 'people.yaml': people, 'home.yaml': home, 'comments.yaml': 'sample: true\nitems: []\n' };
    expect(listSamples(Object.entries(files).map(([file, text]) => readSource(file, text)))).toEqual([
      'people.yaml:2: Asha Mehra',
      'home.yaml:6: 50+ clients',
      'comments.yaml:1: all of it',
    ]);
  });

  it('is empty when everything is real', () => {
    expect(listSamples([readSource('people.yaml', 'anna:\n  name: Anna Berg\n  sample: false\n')])).toEqual([]);
  });
});

describe('the traces of the company that the site came with', () => {
  const page = (body: string) => {
    const html = `<title>A title</title><body><main>${body}</main></body>`;
    return { ...readPage('/about', html), html };
  };

  it.each([
    ['its name, also where nobody sees it', '<img alt="The mark of Solvane">', 'the name Solvane: /about'],
    ['a mail address that nobody can have', '<a href="mailto:hello@own.example">Write</a>', 'hello@own.example'],
    ['a site that nobody can have', '<a href="https://app.own.test/">Open</a>', 'https://app.own.test/'],
    ['a number out of films', '<p>Call +1 202 555 0110.</p>', '555 0110'],
  ])('are found: %s', (_, body, trace) => {
    expect(findTraces([page(body)], 'Solvane')).toEqual([expect.stringContaining(trace)]);
  });

  it('are not found where there are none', () => {
    const body =
      '<a href="/contact">Examples</a> <a href="mailto:a@own.com">Write</a> <input placeholder="you@company.example"> 1555 01 +49 421 5550199';
    expect(findTraces([page(body)], 'Solvane')).toEqual([]);
  });
});

it('a page with links from itself alone is found, unlisted pages are not', () => {
  const page = (path: string, body: string, head = '') => readPage(path, `${head}<body><main>${body}</main></body>`);
  expect(
    findOrphans([
      page('/', '<a href="/about#top">About</a>'),
      page('/about', '<a href="/">Home</a>'),
      page('/lost', '<a href="/lost">Here</a>'),
      page('/sent', '', '<meta name="robots" content="noindex"/>'),
    ]),
  ).toEqual(['/lost: no other page links to it']);
});
