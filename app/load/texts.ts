import type { Fault } from './faults.ts';
import { suggest } from './faults.ts';

/** A text in Markdown, such as content/texts/privacy.md. */
export interface Text {
  file: string;
  /** With the facts it names. */
  source: string;
}

const fact = /\{([a-z]+(?:\.[\w-]+)+)\}/g;

/**
 * Puts facts in the place of their names: `{site.email}`. A line that names one which is empty is left out.
 * @param note is told of names that stand for nothing
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
        note({ file, line: index + 1, text: `{${name}} stands for nothing. ${suggest(name, Object.keys(facts))}` });
    if (names.some((name) => facts[name] === '')) return [];
    return [line.replace(fact, (all, name: string) => facts[name] ?? all)];
  });
  return { file, source: lines.join('\n') };
}
