interface Declaration {
  selector: string;
  name: string;
  value: string;
  line: number;
  /** Text between the declaration before and this one, comments included. */
  before: string;
}

export function* readDeclarations(css: string): Generator<Declaration> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  for (const { 1: selector = '', 2: body = '', index } of plain.matchAll(/([^{};]*)\{([^{}]*)\}/g)) {
    const start = index + selector.length + 1;
    let end = 0;
    for (const { 0: whole, 1: name = '', 2: value = '', index: at } of body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) {
      const line = plain.slice(0, start + at).split('\n').length;
      yield { selector, name, value: value.trim(), line, before: css.slice(start + end, start + at) };
      end = at + whole.length;
    }
  }
}
