/**
 * Throws when a page holds markup that a content-security policy without `unsafe-inline` would silently ignore: inline
 * script, `style` attributes, event-handler attributes. Data for search engines is no script, and no policy is asked for it.
 */
export function assertStrictMarkup(html: string, name: string): void {
  for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes === ' type="application/ld+json"') assertJson(code, name);
    else if (code.trim()) throw new Error(`${name}: inline script: ${code.slice(0, 80)}`);
  }
  for (const [tag] of html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '').matchAll(/<[a-z][^>]*>/gi)) {
    const bare = tag.replace(/"[^"]*"/g, '""');
    if (/\sstyle=/i.test(bare)) throw new Error(`${name}: style attribute: ${tag.slice(0, 160)}`);
    if (/\son[a-z]+=/i.test(bare)) throw new Error(`${name}: event-handler attribute: ${tag.slice(0, 160)}`);
  }
}

function assertJson(text: string, name: string): void {
  try {
    JSON.parse(text);
  } catch {
    throw new Error(`${name}: data that is no JSON: ${text.slice(0, 80)}`);
  }
}
