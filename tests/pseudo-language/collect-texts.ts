/** Runs in the page: every text, visible or for screen readers, with its place. Leaves out code and typed text. */
export function collectTexts(): string[] {
  const found = new Set<string>();
  const skipped = 'script, style, code, pre, kbd, [data-typed]';
  const spoken = ['alt', 'title', 'placeholder', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'data-said'];
  const described =
    'meta[name="description"], meta[property^="og:"]:is([property$="title"], [property$="description"], [property$="alt"])';

  const add = (where: string, text: string | null) => text?.trim() && found.add(`${where}: ${text.trim()}`);

  function read(root: ParentNode): void {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLTemplateElement) read(element.content);
      if (element.closest(skipped)) continue;
      const where = element.id || element.classList[0] || element.localName;
      for (const name of spoken) add(`${where} ${name}`, element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(where, node.textContent);
      // Words of scripts.
      const words = element.getAttribute('data-words') ?? element.getAttribute('data-viewer');
      if (words) readWords(`${where} script`, JSON.parse(words));
    }
  }

  function readWords(where: string, value: unknown, key = ''): void {
    if (typeof value === 'string') {
      if (!/^(?:locale|timeZone|src|kind|image|picture|stage|gallery)$/.test(key)) add(`${where} ${key}`, value);
    } else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) readWords(where, each, Array.isArray(value) ? key : name);
  }

  read(document);
  for (const meta of document.querySelectorAll(described)) add('meta', meta.getAttribute('content'));
  const about = /^(?:name|headline|description|articleSection|jobTitle)$/;
  for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
    JSON.parse(data.textContent, (key, value) => {
      if (about.test(key) && typeof value === 'string') add('structured data', value);
      return value;
    });
  return [...found];
}
