/** The tools of `npm run edit`, in a shadow tree of their own so that the page's styles and theirs do not meet. */
import type { Place } from '../marked-content.ts';
import styles from './client.css?inline';
import { make } from './make.ts';
import { makePanel } from './panel.ts';
import { type Shown, takeMarks } from './take-marks.ts';
import { WordsForm } from './words-form.ts';

const { places, pages } = JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as {
  places: Record<number, Place>;
  pages: string[];
};
const shown = takeMarks().filter(({ id }) => id in places);
const withPlace = (each: Shown) => ({ shown: each, place: places[each.id] as Place });

const isSeen = ({ element, range }: Shown) =>
  range !== undefined &&
  range.getBoundingClientRect().width > 1 &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** The words under the pointer, where something covers them as well. */
function wordsAt(x: number, y: number): Shown | undefined {
  const contains = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
  const under = document.elementsFromPoint(x, y);
  const depth = ({ element }: Shown) => under.findIndex((each) => each === element || element.contains(each));
  return shown
    .filter((each) => each.range && [...each.range.getClientRects()].some(contains) && isSeen(each))
    .filter((each) => depth(each) >= 0)
    .sort((one, other) => depth(one) - depth(other))[0];
}

const form = new WordsForm();
function edit(words: Shown): void {
  const isOnPage = isSeen(words);
  if (isOnPage) words.element.scrollIntoView({ block: 'nearest' });
  form.open(withPlace(words).place, isOnPage ? words.range?.getBoundingClientRect() : undefined);
}

const frame = make('div', { className: 'frame' });
addEventListener('mousemove', ({ clientX, clientY, altKey }) => {
  const at = altKey ? undefined : wordsAt(clientX, clientY)?.range?.getBoundingClientRect();
  frame.hidden = !at;
  const { left = 0, top = 0, width, height } = at ?? {};
  frame.style.cssText = `left: ${left + scrollX}px; top: ${top + scrollY}px; width: ${width}px; height: ${height}px`;
});

const host = make('div', { id: 'edit-tools' });
addEventListener(
  'click',
  (event) => {
    if (event.composedPath().includes(host)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : undefined;
    const words = event.altKey ? undefined : wordsAt(event.clientX, event.clientY);
    if (!words && !(event.altKey && link)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (words) edit(words);
    // With Alt the browser itself would save it as a file.
    else if (link) location.assign(link.href);
  },
  { capture: true },
);

const once = [...new Map(shown.map((each) => [each.id, each])).values()];
const onPage = new Map(shown.filter(isSeen).map((each) => [each.id, each]));
const words = {
  'Not seen on the page': once.filter(({ id }) => !onPage.has(id)).map(withPlace),
  'On the page': [...onPage.values()].map(withPlace),
};
const tools = host.attachShadow({ mode: 'open' });
tools.append(make('style', { textContent: styles }), frame, form.element, makePanel({ pages, words, edit }));
document.body.append(host);
