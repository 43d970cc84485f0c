import { expect, it } from 'vitest';
import { escapeHtml, fillPage, renderPlainOwnerAction, renderPlainPage } from './fill-page.ts';

it('Typed text stays text, even if it looks like markup, a place or a replacement', () => {
  const parts = ['<b>', { put: 'name' }, '</b><i>', { put: 'phone' }, '</i>'];
  expect(fillPage(parts, { name: `"'<>& $1$& {put}`, phone: '1' })).toBe(
    '<b>&quot;&#39;&lt;&gt;&amp; $1$&amp; {put}</b><i>1</i>',
  );
});

it('What stands only with a text, or only without it, comes and goes with it, an empty one too', () => {
  const parts = [
    { if: 'a', parts: ['with ', { put: 'a' }] },
    { unless: 'a', parts: ['without'] },
  ];
  expect([{ a: 'x' }, { a: '' }, {}].map((given) => fillPage(parts, given))).toEqual(['with x', 'with ', 'without']);
});

it('A plain page says its words as text', () => {
  expect(renderPlainPage('/site', 'a < b', '<i>')).toContain(
    '<p>a &lt; b</p><p>&lt;i&gt;</p><p><a href="/site/contact">',
  );
});

it('A plain page of a link has a button where there is something to do', () => {
  expect(renderPlainOwnerAction('', { heading: 'Done', text: '' })).not.toContain('<form');
  const asked = renderPlainOwnerAction('', { heading: 'A', text: 'B', reference: 'SV', button: 'Pay $& <now>' });
  expect(asked).toContain('<p>SV: B</p>');
  expect(asked).toContain('<form method="post"><button>Pay $&amp; &lt;now&gt;</button></form></main>');
});

it('A long message of signs is put back whole', () => {
  expect(escapeHtml('<"é'.repeat(10_000))).toBe('&lt;&quot;é'.repeat(10_000));
});
