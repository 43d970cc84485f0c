import type { Fault } from './faults.ts';
import { suggest } from './faults.ts';

/** A text in Markdown, such as content/texts/privacy.md. */
export interface Text {
  file: string;
  /** Has facts filled in. */
  source: string;
}

const fact = /\{([a-z]+(?:\.[\w-]+)+)\}/g;

/**
 * Replaces names of facts by their values: `{site.email}`. Leaves out a line that names an empty one.
 * @param note gets unknown names
 */
export function fillText(
  file: string,
  source: string,
  facts: Readonly<Record<string, string>>,
  note: (fault: Fault) => void,
): Text {
  const lines = source.split('\n').flatMap((line, index) => {
    const names = [...line.matchAll(fact)].map(([, name = '']) => name);
    for (const name of names)
      if (facts[name] === undefined)
        note({ file, line: index + 1, text: `{${name}} names no fact. ${suggest(name, Object.keys(facts))}` });
    if (names.some((name) => facts[name] === '')) return [];
    return [line.replace(fact, (all, name: string) => facts[name] ?? all)];
  });
  return { file, source: lines.join('\n') };
}
