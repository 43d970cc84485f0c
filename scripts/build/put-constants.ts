/** A longer value that is asked for more than once stays behind its name. */
const longestRepeated = 24;

const depthAt = (css: string, end: number) =>
  [...css.slice(0, end).matchAll(/[{}]/g)].reduce((depth, [brace]) => depth + (brace === '{' ? 1 : -1), 0);

/** Custom properties of the root, whatever the screen: those in a block of a condition do not count. */
function readRoot(css: string): Map<string, string> {
  const blocks = [...css.matchAll(/(?<=^|[{}]):root\{([^{}]*)\}/g)].filter(({ index }) => depthAt(css, index) === 0);
  const all = blocks.flatMap(([, block = '']) => [...block.matchAll(/(--[\w-]+):([^;]*)/g)]);
  return new Map(all.map(([, name = '', value = '']) => [name, value]));
}

/**
 * Puts values in the place of their names, where a name is only that: set once, on the root, to a value that asks for no other.
 * Its declaration stays, and goes with those that nothing asks for.
 * @param css minified
 * @param kept names that others ask for as well
 */
export function putConstants(css: string, kept: ReadonlySet<string>): string {
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
