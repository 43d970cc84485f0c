import { transform } from 'lightningcss';
import { elementsOf, type PageTree } from '../site/page-tree.ts';

/** What rules may ask for, of one page or of several that are to have the same styles. */
export interface PageNames {
  classes: Set<string>;
  /** Custom properties that the document itself takes. */
  variables: Set<string>;
}

export function readNames(page: PageTree): PageNames {
  const attributes = elementsOf(page).map(({ attribs }) => attribs);
  return {
    classes: new Set(attributes.flatMap((each) => each.class?.split(/\s+/) ?? [])),
    variables: new Set(
      attributes.flatMap(
        (each) =>
          Object.values(each)
            .join(' ')
            .match(/--[\w-]+/g) ?? [],
      ),
    ),
  };
}

export const joinNames = (pages: readonly PageNames[]): PageNames => ({
  classes: new Set(pages.flatMap(({ classes }) => [...classes])),
  variables: new Set(pages.flatMap(({ variables }) => [...variables])),
});

/** Vite's `baseline-widely-available`. Without targets it writes what is in the newest drafts only. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

const drop = (css: string, unusedSymbols: string[]) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets, unusedSymbols }).code.toString();

/** Names that a pattern finds in CSS as lightningcss writes it. */
const allOf = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name));

export const classesIn = (css: string) => allOf(css, /\.(-?[a-zA-Z_][\w-]*)/g);

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
  const unused = classesIn(css).difference(classes);
  let trimmed = drop(css, [...unused]);
  // A custom property may have been asked for by one that is gone.
  for (let unasked = findUnasked(trimmed, variables); unasked.length > 0; ) {
    trimmed = drop(trimmed, unasked);
    const left = findUnasked(trimmed, variables);
    if (left.length >= unasked.length) break;
    unasked = left;
  }
  return dropFaces(trimmed);
}
