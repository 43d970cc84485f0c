import type { ActWords } from '../words.ts';
import { escapeHtml, renderPlainPage } from './form-template.ts';

const slot = (name: string) => new RegExp(`(<[a-z0-9]+\\b[^<>]*data-slot="${name}"[^<>]*>)[^<]*`);
const form = /<form\b[^<>]*data-slot="form"[^<>]*>.*?<\/form>/s;
const reference = /<p\b[^<>]*data-slot="about"[^<>]*>.*?<\/p>/s;

/** The prerendered page says that a link does not hold; the server writes other words over its own. */
export function parseActTemplate(html: string): (words: ActWords) => string {
  return ({ heading, text, reference: name, button }) => {
    const fill = (page: string, slotName: string, value: string) =>
      page.replace(slot(slotName), (_whole, tag: string) => tag + escapeHtml(value));
    let page = fill(fill(html, 'heading', heading), 'text', text);
    page = name === undefined ? page.replace(reference, '') : fill(page, 'reference', name);
    return button === undefined ? page.replace(form, '') : fill(page, 'button', button);
  };
}

/** For a site whose pages lack the template. */
export function renderPlainAct({ heading, text, reference: name, button }: ActWords): string {
  const page = renderPlainPage(heading, [name, text].filter(Boolean).join(': '));
  if (button === undefined) return page;
  return page.replace('</main>', `<form method="post"><button>${escapeHtml(button)}</button></form></main>`);
}
