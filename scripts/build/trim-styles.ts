import { Features, type Selector, transform } from 'lightningcss';
import { targets } from '../site/page-styles.ts';
import type { PageElement } from '../site/page-tree.ts';
import { inlineConstants } from './inline-constants.ts';

/** Classes, ids and elements of one page, or of several that have the same styles. */
export interface PageNames {
  classes: Set<string>;
  /** Custom properties that others use: the document itself, and later sheets. */
  variables: Set<string>;
}

export function readNames(elements: readonly PageElement[]): PageNames {
  const attributes = elements.map(({ attribs }) => attribs);
  return {
    classes: new Set(attributes.flatMap((each) => each.class?.split(/\s+/) ?? [])),
    variables: variablesIn(attributes.flatMap((each) => Object.values(each)).join(' ')),
  };
}

export const joinNames = (pages: readonly PageNames[]): PageNames => ({
  classes: new Set(pages.flatMap(({ classes }) => [...classes])),
  variables: new Set(pages.flatMap(({ variables }) => [...variables])),
});

/** Reading a sheet has already written both; each further pass would repeat them. */
const exclude = Features.VendorPrefixes | Features.LightDark;

/**
 * Minifies styles that lightningcss wrote, without these names.
 * @param visitor of lightningcss, which may change parts
 */
export const rewriteStyles = (css: string, unusedSymbols: string[], visitor = {}) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude,
    unusedSymbols,
    visitor,
  }).code.toString();

/**
 * Shortens `:is(.a, .b)` to the classes of pages, and drops a selector that matches nothing. Shortens lists of plain
 * classes only: in others the longest decides the specificity.
 */
const shortenLists = (unused: ReadonlySet<string>) => (selector: Selector) => {
  const isGone = (list: Selector) => list.some((part) => part.type === 'class' && unused.has(part.name));
  const shortened = selector.map((part) => {
    if (part.type !== 'pseudo-class' || !(part.kind === 'is' || part.kind === 'where' || part.kind === 'has'))
      return part;
    const isPlain = part.selectors.every((each) => each.length === 1 && each[0]?.type === 'class');
    const left = part.selectors.filter((each) => !isGone(each));
    return { ...part, selectors: isPlain || left.length === 0 ? left : part.selectors };
  });
  return shortened.some((part) => 'selectors' in part && part.selectors?.length === 0) ? [] : shortened;
};

/** Names that a pattern finds in CSS from lightningcss. */
const allOf = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name));

export const variablesIn = (text: string) => allOf(text, /(--[\w-]+)/g);
export const classesIn = (css: string) => allOf(css, /\.(-?[a-zA-Z_][\w-]*)/g);

/** Custom properties and animations that nothing uses. */
function findUnasked(css: string, variables: ReadonlySet<string>): string[] {
  const asked = allOf(css, /var\((--[\w-]+)/g).union(variables);
  const declared = allOf(css, /[{;](--[\w-]+):/g);
  const animations = [...allOf(css, /@keyframes ([\w-]+)/g)].filter(
    (name) => !new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css),
  );
  return [...declared.difference(asked), ...animations];
}

/** Removes font faces that no list of fonts names, shorthands included. */
function dropFaces(css: string): string {
  const rules = /@font-face\{[^}]*\}/g;
  const lists = [...css.replace(rules, '').matchAll(/(?:--font-[\w-]+|font-family|font):([^;}]*)/g)];
  return css.replace(rules, (rule) => {
    const name = /font-family:"?([^;}"]*)/.exec(rule)?.[1];
    const isIn = new RegExp(`(?:^|[ ,"])${name}(?:[,"]|$)`);
    return lists.some(([, list = '']) => isIn.test(list)) ? rule : '';
  });
}

/**
 * Keeps the rules of a style sheet that pages can need: a rule is removed if no page has its class. Scripts set
 * attributes and no classes, so attributes, elements and states stay. Removes names of constants, too.
 */
export function trimStyles(css: string, { classes, variables }: PageNames): string {
  const unused = classesIn(css).difference(classes);
  let trimmed = inlineConstants(rewriteStyles(css, [...unused], { Selector: shortenLists(unused) }), variables);
  // Only a removed property may have used another one.
  for (let unasked = findUnasked(trimmed, variables); unasked.length > 0; ) {
    trimmed = rewriteStyles(trimmed, unasked);
    const left = findUnasked(trimmed, variables);
    if (left.length >= unasked.length) break;
    unasked = left;
  }
  return dropFaces(trimmed);
}

/** Rules of minified CSS that stand in no other one. */
function outerRules(css: string): string[] {
  const rules: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark !== ';') depth += mark === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** Kinds of outer rules; faces for letters that no word of the site has are the only ones that are swapped in. */
function kindOf(rule: string): 'layered' | 'order' | 'later' | 'early' {
  if (/^@layer [\w-]+\{/.test(rule)) return 'layered';
  if (rule.startsWith('@layer')) return 'order';
  return /^@font-face.*font-display:swap/.test(rule) ? 'later' : 'early';
}

/**
 * Splits the styles of pages into those that their openings need, and those after the openings. What no layer holds,
 * such as tokens and faces, is in one part only: a browser may load a repeated face once more, and show none meanwhile.
 * The second part repeats layered rules of the first: only so does their order stay that of the sources.
 * @param css trimmed
 * @param classes of the openings
 */
export function splitStyles(css: string, classes: ReadonlySet<string>): [opening: string, rest: string] {
  const { early = [], layered = [], later = [] } = Object.groupBy(outerRules(css), kindOf);
  const order = layered.map((rule) => rule.slice('@layer '.length, rule.indexOf('{')));
  const all = layered.join('');
  const unused = classesIn(all).difference(classes);
  const opening = rewriteStyles(all, [...unused], { Selector: shortenLists(unused) });
  // Variables of the rest are declared here.
  const asked = rewriteStyles(opening, findUnasked(opening, variablesIn(all)));
  return [`@layer ${order.join()};${early.join('')}${asked}`, all + later.join('')];
}
