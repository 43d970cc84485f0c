import type { Fault } from './faults.ts';
import { suggest } from './faults.ts';

/** A text in Markdown, such as content/texts/privacy.md. */
export interface Text {
  file: string;
  /** Has facts filled in. */
  source: string;
}

const fact = /\{([a-z]+(?:\.[\w-]+)+)\}/g;
const condition = /\{(with|without) ([\w-]+)\} ?/;

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
    const [, word, setting = ''] = condition.exec(line) ?? [];
    if (word !== undefined && conditions[setting] === undefined)
      note({
        file,
        line: index + 1,
        text: `{${word} ${setting}} names no setting. ${suggest(setting, Object.keys(conditions))}`,
      });
    const names = [...line.matchAll(fact)].map(([, name = '']) => name);
    for (const name of names)
      if (facts[name] === undefined)
        note({ file, line: index + 1, text: `{${name}} names no fact. ${suggest(name, Object.keys(facts))}` });
    if (names.some((name) => facts[name] === '') || (word !== undefined && conditions[setting] !== (word === 'with')))
      return [];
    return [line.replace(condition, '').replace(fact, (all, name: string) => facts[name] ?? all)];
  });
  return { file, source: lines.join('\n') };
}
