/**
 * Changes that translators, extensions and proxies make to a form's document, by name. Each runs in the page and uses
 * nothing from outside itself. None touches the field with the focus.
 */
export const foreignNodes = {
  'attributes on the fields': () => {
    for (const field of document.querySelectorAll<HTMLElement>('[data-form] :is(input, textarea)')) {
      field.setAttribute('data-checked-by-extension', '1');
      field.setAttribute('autocomplete', 'off');
      field.style.backgroundColor = 'lightyellow';
    }
  },
  'attributes on html and body, and a box at the end of the body': () => {
    document.documentElement.setAttribute('data-theme', 'dim');
    document.body.className += ' extension-active';
    document.body.append(Object.assign(document.createElement('div'), { id: 'extension-prices' }));
  },
  'a box before each field': () => {
    for (const field of document.querySelectorAll('[data-form] :is(input, textarea)')) {
      const box = document.createElement('div');
      box.style.cssText = 'position: relative; width: 0; height: 0; float: left';
      field.before(box);
    }
  },
  'an element with a shadow after each field': () => {
    for (const field of document.querySelectorAll('[data-form] :is(input, textarea)')) {
      const checker = document.createElement('writing-checker');
      checker.attachShadow({ mode: 'open' }).append(document.createElement('i'));
      field.after(checker);
    }
  },
  'an icon inside each label': () => {
    for (const label of document.querySelectorAll('[data-form] label'))
      label.append(Object.assign(document.createElement('button'), { type: 'button', textContent: '✎' }));
  },
  'marked words': () => {
    for (const label of document.querySelectorAll('main label, main p, main button span')) {
      const text = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      if (!text) continue;
      const mark = document.createElement('mark');
      text.replaceWith(mark);
      mark.append(text);
    }
  },
  'divided texts': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.length > 4 && !text.parentElement?.closest('script, style')) text.splitText(3);
  },
  'no comments': () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) comment.parentNode?.removeChild(comment);
  },
  'no blanks between elements': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const blanks: Node[] = [];
    while (walker.nextNode()) if (!walker.currentNode.nodeValue?.trim()) blanks.push(walker.currentNode);
    for (const blank of blanks) blank.parentNode?.removeChild(blank);
  },
  'fields of the extension in the form': () => {
    for (const form of document.querySelectorAll('[data-form]')) {
      const own = Object.assign(document.createElement('input'), { type: 'hidden', name: 'extension', value: 'x' });
      form.prepend(own, document.createElement('extension-bar'));
      form.append(Object.assign(document.createElement('input'), { type: 'text', className: 'hidden' }));
    }
  },
  'fields in boxes of the extension': () => {
    for (const field of document.querySelectorAll('[data-form] :is(input, textarea)')) {
      if (field === document.activeElement) continue;
      const box = document.createElement('div');
      field.replaceWith(box);
      box.append(field);
    }
  },
  'elements that an ad blocker took away': () => {
    for (const hint of document.querySelectorAll('[data-form] .field-hint, [data-form] [id$="-hint"], .form-note'))
      hint.remove();
    document.querySelector('[data-form] .field-error')?.remove();
  },
  'other classes': () => {
    for (const element of document.querySelectorAll(
      '[data-form], [data-form] .field, [data-form] :is(input, textarea)',
    ))
      element.className = `restyled ${element.className.split(' ')[0]}`;
  },
  'a form in a box of the extension': () => {
    const form = document.querySelector('main [data-form]');
    const focused = document.activeElement as HTMLElement | null;
    const [start, end] = focused instanceof HTMLInputElement ? [focused.selectionStart, focused.selectionEnd] : [];
    const box = document.createElement('div');
    form?.replaceWith(box);
    if (form) box.append(form);
    focused?.focus({ preventScroll: true });
    if (focused instanceof HTMLInputElement && focused.type !== 'email')
      focused.setSelectionRange(start ?? 0, end ?? 0);
  },
  'a copy in place of the form': () => {
    const form = document.querySelector('main [data-form]');
    const focused = document.activeElement as HTMLInputElement | null;
    const [start, end] = [focused?.selectionStart ?? 0, focused?.selectionEnd ?? 0];
    const isInside = form?.contains(focused);
    form?.replaceWith(form.cloneNode(true));
    if (!isInside) return;
    const again = document.getElementById(focused?.id ?? '') as HTMLInputElement | null;
    again?.focus({ preventScroll: true });
    if (again?.type !== 'email') again?.setSelectionRange(start, end);
  },
  'a translation': () => {
    const left = 'script, style, textarea, noscript, svg, font, [translate="no"]';
    const translate = (root: Node) => {
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(left)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.nodeValue.replace(/[a-z]+/g, (word) => `${word}o`);
        outer.append(inner);
        text.parentElement.replaceChild(outer, text);
      }
    };
    translate(document.body);
    document.documentElement.lang = 'de';
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of addedNodes) if (node.isConnected) translate(node);
        if (type === 'characterData' && target.isConnected) translate(target);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  },
} as const satisfies Record<string, () => void>;

/** Words in the form of the translation. */
export const translated = (words: string): string => words.replace(/[a-z]+/g, (word) => `${word}o`);

export type ForeignNodes = keyof typeof foreignNodes;

/** The four most common ones: tested in every engine, and in the gate. */
export const commonForeignNodes: readonly ForeignNodes[] = [
  'a translation',
  'a box before each field',
  'an element with a shadow after each field',
  'no comments',
];
