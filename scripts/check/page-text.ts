export interface Link {
  /** Accessible name, which search engines read too. */
  name: string;
  href: string;
}

/** Content of a prerendered page, from its HTML. */
export interface PageText {
  /** `/about` */
  path: string;
  title: string;
  description: string;
  /** Set if search engines may list it. */
  listed: boolean;
  /** Visible text by block element, without drawings and texts under `data-record`. */
  blocks: string[];
  /** All visible text, drawings included, displayed code excluded. */
  text: string;
  links: Link[];
  ids: Set<string>;
  /** Tags of pictures that neither have an alternative text nor are marked as decoration. */
  namelessPictures: string[];
  /** Words of two elements that a reader of plain text gets as one: `Send|Sending`. */
  runTogether: string[];
}

const inlineTags = 'a|abbr|b|br|bdi|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr|output';
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return String.fromCodePoint(code);
  });
}

/** Splits markup into the text of its blocks: inline elements belong to their sentence. */
function blocksOf(html: string): string[] {
  return decode(
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(new RegExp(`</?(?:${inlineTags})(?:\\s[^>]*)?/?>`, 'gi'), '')
      .replace(/<[^>]+>/g, '\n'),
  )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** A decoded attribute of a tag; empty if missing. */
export const attribute = (tag: string, name: string) => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** Elements with `data-record` hold a record's text, which may be on several pages. */
function withoutRecords(html: string): string {
  return html.replace(/<(\w+)(?=[^>]*\sdata-record[\s=>])[^>]*>.*?<\/\1>/gs, '\n');
}

const sideBySide = new RegExp(
  `([\\w.,:%+)]+)((?:</?(?:${inlineTags}|button|label)(?:\\s[^>]*)?/?>)+)([\\w+][^<\\s]*)`,
  'gi',
);

/** Styles may separate neighboring elements; text browsers and copies have no styles. */
function runTogether(body: string): string[] {
  const html = body.replace(/<!--.*?-->|<(svg|pre|code|template|noscript)[\s>].*?<\/\1>/gs, '');
  return [...html.matchAll(sideBySide)]
    .filter(([, , tags = '']) => /<\//.test(tags) && /<\w/.test(tags) && !/<(su[bp]|wbr|br)\b/.test(tags))
    .map(([, before, , after]) => `${before}|${after}`);
}

const wordsOf = (html: string): string =>
  decode(
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<(\w+)(?=[^>]*\saria-hidden(?:="true")?[\s>])[^>]*>.*?<\/\1>/gs, '')
      .replace(/<[^>]*\s(?:alt|aria-label)="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Every link with its accessible name: that of a label, else its words, hidden ones for the ear included. */
function linksOf(body: string): Link[] {
  const labelled = (ids: string) =>
    ids.split(' ').map((id) => new RegExp(`<(\\w+)[^>]*\\sid="${id}"[^>]*>(.*?)</\\1>`, 's').exec(body)?.[2] ?? '');
  return [...body.matchAll(/<a\s[^>]*?>(.*?)<\/a>/gs)].flatMap(([whole, words = '']) => {
    const tag = whole.slice(0, whole.indexOf('>') + 1);
    const href = attribute(tag, 'href');
    const ids = attribute(tag, 'aria-labelledby');
    const name = ids ? wordsOf(labelled(ids).join(' ')) : attribute(tag, 'aria-label') || wordsOf(words);
    return href ? [{ name, href }] : [];
  });
}

export function readPage(path: string, html: string): PageText {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1]?.replace(/<(script|style)[\s\S]*?<\/\1>/g, '') ?? '';
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
  const pictures = [...body.matchAll(/<(?:img|svg)\s[^>]*>/g)].map(([tag]) => tag);
  return {
    path,
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: attribute(/<meta name="description"[^>]*>/.exec(html)?.[0] ?? '', 'content'),
    listed: !html.includes('name="robots" content="noindex"'),
    blocks: blocksOf(withoutRecords(main).replace(/<svg[\s\S]*?<\/svg>/g, '')),
    text: blocksOf(body.replace(/<(pre|code)[\s>].*?<\/\1>/gs, '')).join('\n'),
    links: linksOf(body),
    ids: new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    runTogether: runTogether(body),
    namelessPictures: pictures.filter((tag) => !isNamed(tag)),
  };
}

function isNamed(tag: string): boolean {
  if (tag.startsWith('<img')) return /\salt="/.test(tag);
  return /\saria-hidden(="true")?[\s>/]/.test(tag) || (/\srole="img"/.test(tag) && attribute(tag, 'aria-label') !== '');
}
