/** Parts of a file: YAML, and the text before and after it. */
export interface Parts {
  before: string;
  /** A whole file of YAML, or the fields above a text in Markdown. */
  yaml: string;
  between: string;
  /** The text in Markdown. */
  body: string;
}

/** Splits a file; joined, its parts are the file. */
export function splitFile(file: string, text: string): Parts {
  if (file.endsWith('.yaml')) return { before: '', yaml: text, between: '', body: '' };
  const [all = '', before = '', yaml = '', between = ''] =
    /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?(?<=\n))(---[ \t]*(?:\r?\n|$))/.exec(text) ?? [];
  return { before, yaml, between, body: text.slice(all.length) };
}

/** Changes only the YAML of a file. */
export function changeYaml(file: string, text: string, change: (yaml: string) => string): string {
  const { before, yaml, between, body } = splitFile(file, text);
  return before + change(yaml) + between + body;
}
