import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Columns, fitColumns } from './columns.tsx';
import { Halves } from './halves.tsx';
import { ItemList } from './item-list.tsx';
import { Stack } from './stack.tsx';
import { Words } from './words.tsx';

const classesOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
const items = [
  { title: 'Plan', text: 'What is built' },
  { title: 'Build', text: 'How it is built' },
];

it('a stack has a class for its distance, and passes on its element and data', () => {
  const html = renderToStaticMarkup(
    <Stack as="ul" gap="xl" className="own" data-reveal>
      <li>one</li>
    </Stack>,
  );
  expect(html).toMatch(/^<ul [^>]*data-reveal[^>]*><li>one<\/li><\/ul>$/);
  expect(classesOf(html)).toEqual(['stack', 'gap-xl', 'own']);
});

it('columns have classes for their number, the width of two columns and their lines', () => {
  expect(classesOf(renderToStaticMarkup(<Columns count={3}>x</Columns>))).toEqual(['columns', 'columns-3', 'gap-xl']);
  expect(classesOf(renderToStaticMarkup(<Columns count={2} from="lg" rule="between" gap="s" children="x" />))).toEqual([
    'columns',
    'columns-2',
    'columns-lg',
    'gap-s',
    'rule-between',
  ]);
  expect(classesOf(renderToStaticMarkup(<Columns count={4} pairs children="x" />))).toContain('columns-pairs');
});

it('columns are as many as fill the last row, from one thing to nine', () => {
  const things = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(things.map((each) => fitColumns(each, 4))).toEqual([2, 2, 3, 4, 3, 3, 4, 4, 3]);
  expect(things.map((each) => fitColumns(each, 3))).toEqual([2, 2, 3, 2, 3, 3, 3, 3, 3]);
});

it('halves have classes for the start and the order of the second', () => {
  expect(classesOf(renderToStaticMarkup(<Halves at={7} turned align="start" children="x" />))).toEqual([
    'halves',
    'halves-7',
    'gap-xl',
    'align-start',
    'turned',
  ]);
});

it('words have a heading in its step and a paragraph for each text', () => {
  const html = renderToStaticMarkup(
    <Words heading="Why" size="large" text={['First.', 'Second.']}>
      <a href="/contact">Ask</a>
    </Words>,
  );
  expect(html).toContain('<h2 class="text-large">Why</h2><p>First.</p><p>Second.</p><a href="/contact">Ask</a>');
  expect(renderToStaticMarkup(<Words heading="Why" text="First." lead />)).toContain('<p class="lead">First.</p>');
});

it('items are a list, a numbered one where they are counted, and links of one name each where they lead on', () => {
  expect(renderToStaticMarkup(<ItemList count={2} items={items} />)).toMatch(/^<ul .*<\/ul>$/);
  expect(renderToStaticMarkup(<ItemList count={4} numbered items={items} />)).toMatch(/^<ol .*<\/ol>$/);
  const action = { label: 'Contact Us', to: '/contact' } as const;
  const linked = renderToStaticMarkup(<ItemList count={1} items={items.map((item) => ({ ...item, action }))} />);
  const ids = [...linked.matchAll(/<h3 id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  for (const id of ids) expect(linked).toContain(`aria-describedby="${id}"`);
});

it('a figure at the beginning of a title has an element of its own', () => {
  const html = renderToStaticMarkup(
    <ItemList count={2} items={[{ title: '40 sites', figure: '40', text: 'in a year' }]} />,
  );
  expect(html).toContain('<span class="figure text-small-title">40</span> sites');
});
