/** Runs in the page: finds texts and controls outside the window or cut by an element around them. */
export function findCutText(): string[] {
  const skipped = 'script, style, noscript, svg, dialog, option, [hidden], .sr-only, .mega-panel, .skip-link';
  const width = document.documentElement.clientWidth;
  const isSeen = (element: Element) =>
    !element.closest(skipped) && element.checkVisibility({ visibilityProperty: true });

  /** The nearest element that cuts its content. */
  function findFrame(element: Element): Element | undefined {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
      if (getComputedStyle(each).overflowX !== 'visible') return each;
    return undefined;
  }

  function isCut(part: DOMRect, element: Element): boolean {
    const frame = findFrame(element);
    if (!frame) return part.right > width + 1 || part.left < -1;
    const { overflowX, overflowY } = getComputedStyle(frame);
    const box = frame.getBoundingClientRect();
    // The line's box is higher than its letters.
    const slack = 0.3 * Number.parseFloat(getComputedStyle(element).fontSize);
    const scrolls = /auto|scroll/;
    return (
      (!scrolls.test(overflowX) && (part.right > box.right + 2 || part.left < box.left - 2)) ||
      (/hidden|clip/.test(overflowY) && (part.bottom > box.bottom + slack || part.top < box.top - slack))
    );
  }

  const cut: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.data.trim() || !text.parentElement || !isSeen(text.parentElement)) continue;
    range.selectNodeContents(text);
    const parent = text.parentElement;
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) continue;
    if ([...range.getClientRects()].some((part) => part.width > 1 && isCut(part, parent)))
      cut.push(`text: ${text.data.trim().slice(0, 30)}`);
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
    const box = control.getBoundingClientRect();
    if (box.width > 1 && isSeen(control) && !findFrame(control) && isCut(box, control))
      cut.push(`control: ${control.textContent.trim().slice(0, 30) || control.className}`);
  }
  return cut;
}
