/** The tools of `npm run edit`, in a shadow tree that separates their styles from the page's. */
import styles from './client.css?inline';
import { extractMarks, type Shown } from './extract-marks.ts';
import { make } from './make.ts';
import { makePanel } from './panel.ts';
import { StructurePanel } from './structure-panel.ts';
import { WordsForm } from './words-form.ts';

const { places, pages, structure } = JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}');
const shown = extractMarks(places);

const isSeen = ({ element, range }: Shown) =>
  range !== undefined &&
  range.getBoundingClientRect().width > 1 &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Words under the pointer, even if something covers them. */
function wordsAt({ clientX: x, clientY: y, altKey }: MouseEvent): Shown | undefined {
  if (altKey) return;
  const contains = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
  const under = document.elementsFromPoint(x, y);
  return shown
    .filter((each) => each.range && [...each.range.getClientRects()].some(contains) && isSeen(each))
    .map((words) => ({ words, depth: under.findIndex((each) => words.element.contains(each)) }))
    .filter(({ depth }) => depth >= 0)
    .sort((one, other) => one.depth - other.depth)[0]?.words;
}

const form = new WordsForm();
function edit(words: Shown): void {
  const isOnPage = isSeen(words);
  if (isOnPage) words.element.scrollIntoView({ block: 'nearest' });
  form.open(words.place, isOnPage ? words.range?.getBoundingClientRect() : undefined);
}

const frame = make('div', { className: 'frame' });
addEventListener('mousemove', (event) => {
  const { left = 0, top = 0, width = 0, height = 0 } = wordsAt(event)?.range?.getBoundingClientRect() ?? {};
  frame.hidden = width === 0;
  frame.style.cssText = `left: ${left + scrollX}px; top: ${top + scrollY}px; width: ${width}px; height: ${height}px`;
});

const host = make('div', { id: 'edit-tools' });
function click(event: MouseEvent): void {
  if (event.composedPath().includes(host)) return;
  const words = wordsAt(event);
  const link = event.altKey && event.target instanceof Element ? event.target.closest('a') : null;
  if (!words && !link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (words) edit(words);
  // Alt and a click would save the page as a file.
  else if (link) location.assign(link.href);
}
addEventListener('click', click, { capture: true });

const once = (all: Shown[]) =>
  [...Map.groupBy(all, ({ place }) => place.id).values()].flatMap((same) => same.slice(0, 1));
const seen = once(shown.filter(isSeen));
const hidden = once(shown.filter(({ place }) => !seen.some((each) => each.place === place)));
const words = { 'Not seen on the page': hidden, 'On the page': seen };
const tools = host.attachShadow({ mode: 'open' });
const panels = make('div', { className: 'panels' });
panels.append(new StructurePanel(structure).element, makePanel(pages, words, edit));
tools.append(make('style', { textContent: styles }), frame, form.element, panels);
document.body.append(host);
