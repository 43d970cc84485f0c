import { Features, type Selector, transform } from 'lightningcss';

/** What rules may ask for, of one page or of several that are to have the same styles. */
export interface PageNames {
  classes: Set<string>;
  /** Custom properties that the document itself takes. */
  variables: Set<string>;
}

export const noNames = (): PageNames => ({ classes: new Set(), variables: new Set() });

/** Adds what stands in a page to what stands in others. */
export function readNames(html: string, names: PageNames): void {
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const each of value.split(' ')) names.classes.add(each);
  for (const [name] of html.matchAll(/--[\w-]+/g)) names.variables.add(name);
}

/** Vite's `baseline-widely-available`. Without targets it writes what is in the newest drafts only. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** The bundler has written both already, and each further pass would write them once more. */
const exclude = Features.VendorPrefixes | Features.LightDark;

const drop = (css: string, unusedSymbols: string[], visitor = {}) =>
  transform({
    ...{ filename: 'page.css', code: Buffer.from(css), minify: true, targets, exclude, unusedSymbols, visitor },
  }).code.toString();

/**
 * Shortens `:is(.a, .b)` to what pages have, and drops the selector when that is nothing. Lists of plain classes only: in others
 * the longest decides how much the whole weighs.
 */
const shortenLists = (unused: ReadonlySet<string>) => (selector: Selector) => {
  const isGone = ([part]: Selector) => part?.type === 'class' && unused.has(part.name);
  const shortened = selector.map((part) => {
    if (part.type !== 'pseudo-class' || part.kind !== 'is') return part;
    const isPlain = part.selectors.every((each) => each.length === 1 && each[0]?.type === 'class');
    return isPlain ? { ...part, selectors: part.selectors.filter((each) => !isGone(each)) } : part;
  });
  return shortened.some((part) => 'selectors' in part && part.selectors?.length === 0) ? [] : shortened;
};

const allOf = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name));

/** Custom properties and animations that nothing asks for. */
function findUnasked(css: string, variables: ReadonlySet<string>): string[] {
  const asked = allOf(css, /var\((--[\w-]+)/g).union(variables);
  const declared = allOf(css, /[{;](--[\w-]+):/g);
  const animations = [...allOf(css, /@keyframes ([\w-]+)/g)].filter(
    (name) => !new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css),
  );
  return [...declared.difference(asked), ...animations];
}

const namesIn = (list: string) => list.split(',').map((name) => name.trim().replaceAll('"', ''));

/** Without the faces that no list of fonts names. */
function dropFaces(css: string): string {
  const rules = /@font-face\{[^}]*\}/g;
  const lists = css.replace(rules, '').matchAll(/(?:--font-[\w-]+|font-family):([^;}]*)/g);
  const named = new Set([...lists].flatMap(([, list = '']) => namesIn(list)));
  return css.replace(rules, (rule) => {
    const [, list = ''] = /font-family:([^;}]*)/.exec(rule) ?? [];
    return namesIn(list).some((name) => named.has(name)) ? rule : '';
  });
}

/**
 * Leaves of a style sheet what pages can need: a rule goes when it asks for a class that no page has. Scripts set attributes and no
 * classes, so those, elements and states are taken for granted.
 */
export function trimStyles(css: string, { classes, variables }: PageNames): string {
  const unused = allOf(css, /\.(-?[a-zA-Z_][\w-]*)/g).difference(classes);
  let trimmed = drop(css, [...unused], { Selector: shortenLists(unused) });
  // A custom property may have been asked for by one that is gone.
  for (let unasked = findUnasked(trimmed, variables); unasked.length > 0; ) {
    trimmed = drop(trimmed, unasked);
    const left = findUnasked(trimmed, variables);
    if (left.length >= unasked.length) break;
    unasked = left;
  }
  return dropFaces(trimmed);
}
