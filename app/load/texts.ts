import type { Fault } from './faults.ts';
import { suggest } from './faults.ts';

/** A text in Markdown, such as content/texts/privacy.md. */
export interface Text {
  file: string;
  /** Has facts filled in. */
  source: string;
}

const fact = /\{([a-z]+(?:\.[\w-]+)+)\}/g;
const condition = /\{(with|without) ([\w-]+)\} ?/g;

/** Settings that a line of a text may depend on, and whether each is set. */
export type Conditions = Readonly<Record<string, boolean>>;

/**
 * Replaces names of facts by their values: `{site.email}`. Leaves out a line that names an empty one, and a line with
 * `{with stats}` or `{without stats}` where that is not so.
 * @param note gets unknown names
 */
export function fillText(
  file: string,
  source: string,
  facts: Readonly<Record<string, string>>,
  note: (fault: Fault) => void,
  conditions: Conditions = {},
): Text {
  const lines = source.split('\n').flatMap((line, index) => {
    const fault = (text: string) => note({ file, line: index + 1, text });
    const rules = [...line.matchAll(condition)].map(([rule, word, name = '']) => ({
      rule,
      isWith: word === 'with',
      name,
    }));
    for (const { rule, name } of rules)
      if (conditions[name] === undefined)
        fault(`${rule.trim()} names no setting. ${suggest(name, Object.keys(conditions))}`);
    const names = [...line.matchAll(fact)].map(([, name = '']) => name);
    for (const name of names)
      if (facts[name] === undefined) fault(`{${name}} names no fact. ${suggest(name, Object.keys(facts))}`);
    const isShown =
      names.every((name) => facts[name] !== '') && rules.every(({ name, isWith }) => conditions[name] === isWith);
    return isShown ? [line.replace(condition, '').replace(fact, (all, name: string) => facts[name] ?? all)] : [];
  });
  return { file, source: lines.join('\n') };
}
