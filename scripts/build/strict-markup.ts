import { DomUtils } from 'htmlparser2';
import { elementsOf, type PageElement, type PageTree } from '../site/page-tree.ts';

/**
 * Throws if a page has markup that a content-security policy without `unsafe-inline` would silently ignore: inline
 * script, `style` attributes, event-handler attributes. Data for search engines is no script to policies.
 * @param name of the page, for the message
 */
export function assertStrictMarkup(page: PageTree, name: string): void {
  for (const element of elementsOf(page)) {
    const fault = faultOf(element);
    if (fault) throw new Error(`${name}: ${fault}`);
  }
}

function faultOf(element: PageElement): string | undefined {
  const { attribs } = element;
  if (element.name === 'script') return scriptFault(DomUtils.textContent(element), attribs);
  if ('style' in attribs) return `style attribute: ${attribs.style}`;
  const handler = Object.keys(attribs).find((attribute) => /^on/i.test(attribute));
  return handler && `event-handler attribute: ${handler}`;
}

function scriptFault(code: string, attribs: Record<string, string>): string | undefined {
  const isData = attribs.type === 'application/ld+json' && Object.keys(attribs).length === 1;
  if (!isData) return code.trim() ? `inline script: ${code.slice(0, 80)}` : undefined;
  try {
    JSON.parse(code);
    return undefined;
  } catch {
    return `data that is no JSON: ${code.slice(0, 80)}`;
  }
}
