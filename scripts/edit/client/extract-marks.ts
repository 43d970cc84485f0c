import type { Place } from '../marked-content.ts';
import { marks, readMarks, withoutMarks } from '../marks.ts';

/** Words on the page, and their place in the content. */
export interface Shown {
  place: Place;
  element: Element;
  /** Place on the page; none for words of an attribute. */
  range?: Range;
  /** Kind of an attribute or a text in the head. */
  part?: string;
}

/** Names of attributes and elements in the panel. */
const parts: Record<string, string> = {
  alt: 'Alternative text',
  'aria-label': 'Name for screen readers',
  title: 'Title',
  content: 'Description',
  placeholder: 'Example in the field',
};

function* take(node: Text | Attr, places: Record<number, Place>): Generator<Shown> {
  const words = node.nodeValue ?? '';
  const pieces = words.split(marks).filter((_, index) => index % 2 === 0);
  const element = node instanceof Attr ? node.ownerElement : node.parentElement;
  if (pieces.length === 1 || !element) return;
  node.nodeValue = pieces.join('');
  const part = parts[node instanceof Attr ? node.name : element.localName];
  let end = 0;
  for (const [index, id] of readMarks(words).entries()) {
    const start = end;
    end += pieces[index]?.length ?? 0;
    const place = places[id];
    if (place && part) yield { place, element, part };
    if (!place || node instanceof Attr || part) continue;
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, end);
    yield { place, element, range };
  }
}

/**
 * Takes the marks out of the page and returns the places of their words. Templates are hidden, and only lose their
 * marks.
 */
export function extractMarks(places: Record<number, Place>): Shown[] {
  for (const template of document.querySelectorAll('template')) template.innerHTML = withoutMarks(template.innerHTML);
  const found = document.evaluate('//text() | //@*', document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  const nodes = Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as Text | Attr);
  return nodes.flatMap((node) => [...take(node, places)]);
}
