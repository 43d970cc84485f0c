import { describe, expect, it } from 'vitest';
import { readPage } from './page-text.ts';
import { findOrphans, findTraces, listSamples } from './samples.ts';

const anna = { name: 'Anna Berg', sample: false };
const asha = { name: 'Asha Mehra', sample: true };

describe('the list of samples', () => {
  it('names what says that it is a sample, once, in the file that holds it', () => {
    expect(
      listSamples([
        { file: 'about.ts', source: 'members: [people.asha]', content: { about: { members: [asha, anna] } } },
        { file: 'people.ts', source: "name: 'Asha Mehra', sample: true", content: { people: { asha, anna } } },
        { file: 'home.ts', source: "sample: true '50+'", content: [{ figure: '50+', label: 'clients', sample: true }] },
        { file: 'comments.ts', source: 'sample: true', content: { comments: { sample: true, items: [] } } },
      ]),
    ).toEqual(['comments.ts: all of it', 'home.ts: 50+ clients', 'people.ts: Asha Mehra']);
  });

  it('is empty when everything is real', () => {
    expect(listSamples([{ file: 'people.ts', source: '', content: { people: { anna } } }])).toEqual([]);
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

  it('are not seen where there are none', () => {
    const body =
      '<a href="/contact">Examples</a> <a href="mailto:a@own.com">Write</a> <input placeholder="you@company.example"> 1555 01 +49 421 5550199';
    expect(findTraces([page(body)], 'Solvane')).toEqual([]);
  });
});

it('a page that only itself links to is found, and one that search engines shall not list is none', () => {
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
