/** Elements that feed readers show; others are replaced by their content. */
const shown = new Set(
  `a abbr b blockquote br caption cite code dd del details dl dt em figcaption figure h2 h3 h4 hr i img ins kbd li mark ol p pre q
  s section small strong sub summary sup table tbody td tfoot th thead tr u ul`.split(/\s+/),
);
/** Elements left out entirely. */
const dropped = /<(script|style|svg|template|button|noscript|iframe|form)\b[^>]*>[\s\S]*?<\/\1>/g;
const kept = new Set(['alt', 'colspan', 'height', 'href', 'rowspan', 'src', 'start', 'title', 'width']);

/** Everything inside `<div class="prose …">`, also when an article has several. */
function proseOf(html: string): string {
  let depth = 0;
  let begin = 0;
  let words = '';
  for (const { 0: tag, index } of html.matchAll(/<\/?div\b[^>]*>/g)) {
    if (depth === 0 && !/^<div class="prose[ "]/.test(tag)) continue;
    if (depth === 0) begin = index + tag.length;
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) words += html.slice(begin, index);
  }
  return words;
}

/**
 * The words of an article for readers of feeds: its markup without classes, scripts and drawings, and with whole addresses.
 * @param html the built page; attributes hold no bare `>`, as the pages are drawn
 * @param url of the page
 * @returns nothing for a page without an article's words
 */
export function feedContentOf(html: string, url: string): string {
  const whole = (address: string) => {
    const { href } = new URL(address.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), url);
    return href.replaceAll('&', '&amp;');
  };
  return proseOf(html)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(dropped, '')
    .replace(/<(\/?)([a-z][\w-]*)([^>]*)>/g, (_, slash: string, name: string, attributes: string) => {
      if (!shown.has(name)) return '';
      const own = [...attributes.matchAll(/\s([a-z-]+)="([^"]*)"/g)].flatMap(([, key = '', value = '']) => {
        if (!kept.has(key)) return [];
        return ` ${key}="${key === 'href' || key === 'src' ? whole(value) : value}"`;
      });
      return `<${slash}${name}${own.join('')}>`;
    })
    .trim();
}
