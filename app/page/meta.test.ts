import { expect, it } from 'vitest';
import { site } from '../../shared/site.ts';
import { drawMeta, type PageFacts } from './meta.tsx';
import type { Subject } from './subject.ts';

const shown: PageFacts['opening'] = {
  headline: 'The <headline>',
  illustration: undefined,
  trail: [{ name: 'Home', path: '/' }, { name: 'X' }],
};

const draw = (subject?: Subject, more: Partial<PageFacts['page']> = {}, opening = shown) =>
  drawMeta({
    page: {
      file: 'x/index.html',
      pathname: '/x',
      layout: 'site',
      title: 'Title',
      description: 'About </script> it',
      subject,
      sources: [],
      render: async () => null,
      ...more,
    },
    opening,
    siteUrl: 'https://www.example.com',
    picture: '/assets/share/a.jpg',
  });

interface Node {
  '@type': string;
  '@id': string;
  [name: string]: unknown;
}

const graphOf = (html: string): Node[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')['@graph'];

/** Names of things that a graph refers to and does not hold; other pages' own are left out. */
function danglingIn(graph: Node[]): string[] {
  const held = graph.map((node) => node['@id']);
  const used = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = '']) => id);
  return used.filter((id) => !held.includes(id));
}

it('a shared link shows the large picture with its size and an alternative text', () => {
  const html = draw();
  expect(html).toContain('<meta property="og:image" content="https://www.example.com/assets/share/a.jpg"/>');
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain(`<meta property="og:image:alt" content="The &lt;headline&gt; (${site.name})"/>`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/x"/>');
});

it('a page hidden from search engines has that mark and nothing more', () => {
  const html = draw(undefined, { isUnlisted: true });
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/canonical|og:|ld\+json/);
});

it('a page without a trail is directly under the homepage, which is at the top', () => {
  const opening: PageFacts['opening'] = { headline: 'Signing', illustration: undefined, trail: [] };
  const trailOf = (html: string) => graphOf(html).find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
  expect(trailOf(draw(undefined, {}, opening))).toMatchObject([
    { name: site.name, item: 'https://www.example.com/' },
    { name: 'Signing', item: 'https://www.example.com/x' },
  ]);
  expect(trailOf(draw(undefined, { pathname: '/' }, opening))).toBeUndefined();
});

it.each<Subject>([
  { type: 'ContactPage' },
  { type: 'Service', name: 'Audits' },
  { type: 'SoftwareApplication', name: 'Signer', site: 'https://s.example/' },
  { type: 'Person', name: 'Ada', role: 'Chief' },
  {
    type: 'BlogPosting',
    headline: 'Hi </script>',
    date: '2026-11-20',
    section: 'Data',
    authors: [{ name: 'Ada', path: '/team/ada' }],
  },
])('the data of a page about a $type is one graph without dead references', (subject) => {
  const graph = graphOf(draw(subject));
  expect(graph.map((node) => node['@type'])).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'BreadcrumbList', subject.type]),
  );
  expect(danglingIn(graph)).toEqual([]);
  expect(new Set(graph.map((node) => node['@id'])).size).toBe(graph.length);
});
