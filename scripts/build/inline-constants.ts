/** Length from which a value that is used more than once keeps its name. */
const longestRepeated = 24;

const depthAt = (css: string, end: number) =>
  [...css.slice(0, end).matchAll(/[{}]/g)].reduce((depth, [brace]) => depth + (brace === '{' ? 1 : -1), 0);

/** Reads custom properties of the root, without those inside conditions. */
function readRoot(css: string): Map<string, string> {
  const blocks = [...css.matchAll(/(?<=^|[{}]):root\{([^{}]*)\}/g)].filter(({ index }) => depthAt(css, index) === 0);
  const all = blocks.flatMap(([, block = '']) => [...block.matchAll(/(--[\w-]+):([^;]*)/g)]);
  return new Map(all.map(([, name = '', value = '']) => [name, value]));
}

/**
 * Replaces names by their values, if a name is set once, on the root, to a value without names. Declarations stay;
 * unused ones are removed later.
 * @param css minified
 * @param kept names that others use as well
 */
export function inlineConstants(css: string, kept: ReadonlySet<string>): string {
  const declared = Map.groupBy(css.matchAll(/[{;](--[\w-]+):/g), ([, name = '']) => name);
  const asked = Map.groupBy(css.matchAll(/var\((--[\w-]+)[,)]/g), ([, name = '']) => name);
  const isConstant = ([name, value]: [string, string]) =>
    !kept.has(name) &&
    !value.includes('var(') &&
    declared.get(name)?.length === 1 &&
    (value.length <= longestRepeated || asked.get(name)?.length === 1);
  const constants = new Map([...readRoot(css)].filter(isConstant));
  return css.replace(/var\((--[\w-]+)\)/g, (asking, name) => constants.get(name) || asking);
}
