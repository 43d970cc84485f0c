import { describe, expect, it } from 'vitest';
import { fillMessage } from '../../../shared/contact-message.ts';
import { escapeHtml, parseFormTemplate, parseSentTemplate, renderPlainPage } from './form-template.ts';

const typed = fillMessage(() => '');
const none = new Set<never>();

describe('A form that comes back', () => {
  it('holds what was typed, as text and never as markup', () => {
    const fill = parseFormTemplate('<input class="a" data-slot="name" type="text"/>');
    expect(fill({ ...typed, name: `"'<>&` }, none)).toBe(
      '<input class="a" value="&quot;&#39;&lt;&gt;&amp;" type="text"/>',
    );
  });

  it('takes typed text for text even if it looks like a slot or a replacement', () => {
    const fill = parseFormTemplate('<input data-slot="name"/><input data-slot="phone"/>');
    const html = fill({ ...typed, name: '$1$& data-slot="phone"', phone: '1' }, none);
    expect(html).toBe('<input value="$1$&amp; data-slot=&quot;phone&quot;"/><input value="1"/>');
  });

  it('keeps a first empty line of the message', () => {
    const fill = parseFormTemplate('<textarea data-slot="message" rows="5"></textarea>');
    expect(fill({ ...typed, message: '\nx' }, none)).toBe('<textarea rows="5">\n\nx</textarea>');
  });

  it('marks the fields at fault and shows their lines, wherever the attributes stand', () => {
    const fill = parseFormTemplate(
      '<input data-slot="name"/><p id="n" hidden="" data-error="name">A</p><b data-error="phone" hidden="">B</b><textarea data-slot="message"></textarea>',
    );
    const html = fill(typed, new Set(['name', 'message'] as const));
    expect(html).toBe(
      '<input value="" aria-invalid="true"/><p id="n" data-error="name">A</p><b data-error="phone" hidden="">B</b><textarea aria-invalid="true">\n</textarea>',
    );
  });

  it('is otherwise the page as it was built', () => {
    const html = '<p hidden="" data-error="other">x</p><input data-slot="subject"/><a data-slot="reference">$&</a>';
    expect(parseFormTemplate(html)(typed, none)).toBe(html);
  });

  it('of a page with a million open brackets is parsed in a moment', () => {
    const start = performance.now();
    parseFormTemplate('<a '.repeat(300_000));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

it('The reference goes into its place and nowhere else', () => {
  const fill = parseSentTemplate(
    '<section data-slot="unknown">?</section><template data-slot="sent"><b class="ref" data-slot="reference"></b></template><b></b>',
  );
  expect(fill?.('SV-7Q4K-2M')).toBe('<b class="ref" data-slot="reference">SV-7Q4K-2M</b><b></b>');
});

it('A page of confirmation that claims something by itself is none', () => {
  expect(parseSentTemplate('<h1>Sent</h1><b data-slot="reference"></b>')).toBeUndefined();
});

it('A plain page says its words as text', () => {
  expect(renderPlainPage('a < b', '<i>')).toContain('<p>a &lt; b</p><p>&lt;i&gt;</p>');
});

it('A long message of signs is put back whole', () => {
  expect(escapeHtml('<"é'.repeat(10_000))).toBe('&lt;&quot;é'.repeat(10_000));
});
