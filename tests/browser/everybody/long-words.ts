/** Pixels by which boxes of a page stick out of those around them, by the box's number in the document. */
export type Outgrown = Record<number, number>;

/** Runs in the page: puts a long word in place of the first word of names, labels and list items. */
export function lengthenWords(word: string): void {
  const named =
    'h1, h2, h3, h4, th, td, dt, dd, label, legend, summary, button, a, b, strong, li, figcaption, caption, .post-meta, .tags';
  // Addresses are no words, and drawn or written code no name.
  const passedOver =
    'script, style, noscript, svg, option, pre, .sr-only, .skip-link, [href^="mailto:"], [href^="tel:"]';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (parent?.closest(named) && !parent.closest(passedOver)) text.data = text.data.replace(/\p{L}{3,}/u, word);
  }
}

/** Runs in the page: measures how far words and boxes stick out of each box that does not scroll. */
export function measureOutgrown(): Outgrown {
  const outgrown: Outgrown = {};
  const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
  const range = document.createRange();
  const partsOf = (element: Element): DOMRect[] =>
    [...element.childNodes].flatMap((child) => {
      if (child instanceof Text && child.data.trim()) {
        range.selectNodeContents(child);
        return [...range.getClientRects()];
      }
      if (!(child instanceof Element)) return [];
      if (isInline(child)) return partsOf(child);
      return /absolute|fixed/.test(getComputedStyle(child).position) ? [] : [child.getBoundingClientRect()];
    });
  for (const [index, element] of [...document.body.querySelectorAll('*:not(svg *)')].entries()) {
    const box = element.getBoundingClientRect();
    const { paddingLeft, paddingRight, overflowX } = getComputedStyle(element);
    if (box.width < 2 || isInline(element) || /auto|scroll/.test(overflowX)) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, .skip-link')) continue;
    const [start, end] = [box.left + Number.parseFloat(paddingLeft), box.right - Number.parseFloat(paddingRight)];
    const seen = partsOf(element).filter(({ width, height }) => width > 1 && height > 1);
    const by = Math.max(0, ...seen.map(({ left, right }) => Math.max(right - end, start - left)));
    if (by > 1) outgrown[index] = Math.round(by);
  }
  return outgrown;
}

/** Runs in the page: names the boxes that stick out further than before. */
export function nameOutgrown({ before, after }: { before: Outgrown; after: Outgrown }): string[] {
  const all = [...document.body.querySelectorAll('*:not(svg *)')];
  return Object.entries(after)
    .filter(([index, by]) => by > (before[Number(index)] ?? 0) + 1)
    .map(([index, by]) => {
      const element = all[Number(index)] as Element;
      const chain = [element.parentElement, element].map((each) => each?.getAttribute('class') ?? each?.localName);
      return `${chain.join(' > ')}: ${by} px`;
    });
}

/** Runs in the page: finds titles that something covers. */
export function findCoveredTitles(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('main h1')].flatMap((title) => {
    title.scrollIntoView({ block: 'center', behavior: 'instant' });
    range.selectNodeContents(title);
    const isFree = ({ right, top, bottom }: DOMRect) => {
      const hit = document.elementFromPoint(right - 3, (top + bottom) / 2);
      return !hit || hit.closest('header') || hit.contains(title) || title.contains(hit);
    };
    return [...range.getClientRects()].every((line) => line.width < 4 || isFree(line)) ? [] : [title.textContent];
  });
}
