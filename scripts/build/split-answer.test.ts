import { expect, it } from 'vitest';
import { fillPage } from '../../server/http/answers/fill-page.ts';
import { faultOf } from '../../shared/answer-part.ts';
import { parsePage } from '../site/page-tree.ts';
import { splitAnswer } from './split-answer.ts';

const answer = (html: string, given: Record<string, string>) => fillPage(splitAnswer(parsePage(html)), given);

it('a field holds what was typed, where its mark stood', () => {
  expect(answer('<input class="a" data-slot="name" type="text"/>', { name: '"$&' })).toBe(
    '<input class="a" value="&quot;$&amp;" type="text">',
  );
});

it('a first empty line of a message stays, since the parser drops the one before it', () => {
  expect(answer('<textarea data-slot="message" rows="5"></textarea>', { message: '\nx' })).toBe(
    '<textarea rows="5">\n\nx</textarea>',
  );
});

it('fields at fault are marked and their lines shown, and no others', () => {
  const html =
    '<input data-slot="name"><p id="n" hidden="" data-error="name">A</p><b data-error="phone" hidden="">B</b><textarea data-slot="message"></textarea>';
  expect(answer(html, { [faultOf('name')]: '', [faultOf('message')]: '' })).toBe(
    '<input value="" aria-invalid="true"><p id="n">A</p><b hidden="">B</b><textarea aria-invalid="true">\n</textarea>',
  );
});

it('an element disappears without its value, and its replacement disappears with it', () => {
  const html =
    '<section data-unless="ref">?</section><template data-if="ref"><b class="ref" data-slot="ref"></b></template><p data-if="act"><i data-slot="act">x</i></p>';
  expect(answer(html, { ref: 'SV-1', act: 'Go' })).toBe('<b class="ref">SV-1</b><p><i>Go</i></p>');
  expect(answer(html, {})).toBe('<section>?</section>');
});

it('all other parts are unchanged', () => {
  const html =
    '<!DOCTYPE html><html><head><style>a>b{}</style></head><body><template><p hidden="">&amp;$&amp;</p></template><svg viewBox="0"><path d=""/></svg><a data-slot="a">x</a><br></body></html>';
  expect(answer(html, { a: 'x' })).toBe(html.replace(' data-slot="a"', ''));
});
