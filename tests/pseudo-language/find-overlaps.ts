/** Runs in the page: pairs of texts that overlap where both are visible. */
export function findOverlaps(): string[] {
  const skipped = 'script, style, noscript, svg, dialog, option, [hidden], .sr-only, .mega-panel, .skip-link, .slider';
  const isSeen = (element: Element) =>
    !element.closest(skipped) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** Visible part of a line: letters are less high than their line, and outer elements may cut it. */
  function seen({ left, right, top, bottom, height }: DOMRect, element: Element) {
    const part = { left, right, top: top + 0.22 * height, bottom: bottom - 0.22 * height };
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflowY === 'visible') continue;
      const frame = each.getBoundingClientRect();
      part.top = Math.max(part.top, frame.top);
      part.bottom = Math.min(part.bottom, frame.bottom);
    }
    return part;
  }

  const lines: { box: ReturnType<typeof seen>; text: string; parent: Element }[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || !isSeen(parent)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1) lines.push({ box: seen(box, parent), text: node.data.trim().slice(0, 24), parent });
  }

  const found = new Set<string>();
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.parent === other.parent) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 2 && height > 1) found.add(`${one.text} / ${other.text}`);
    }
  return [...found];
}
