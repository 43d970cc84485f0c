import { marks, readMarks, withoutMarks } from '../marks.ts';

/** Words on the page, by the number of their place. */
export interface Shown {
  id: number;
  /** Where they are seen; words of an attribute are not. */
  range?: Range;
  element: Element;
  /** What an attribute or the head says with them. */
  part?: string;
}

const parts: Record<string, string> = {
  alt: 'Alternative text',
  'aria-label': 'Name for screen readers',
  title: 'Tooltip',
  content: 'Description',
  placeholder: 'Example in the field',
};

function* readText(text: Text): Generator<Shown> {
  const element = text.parentElement;
  const ids = readMarks(text.data);
  if (!element || ids.length === 0) return;
  const pieces = text.data.split(marks).filter((_, index) => index % 2 === 0);
  text.data = pieces.join('');
  let start = 0;
  for (const [index, id] of ids.entries()) {
    const end = start + (pieces[index]?.length ?? 0);
    if (element.localName === 'title') yield { id, element, part: 'Title' };
    else {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      yield { id, element, range };
    }
    start = end;
  }
}

function* readAttributes(element: Element): Generator<Shown> {
  for (const attribute of [...element.attributes]) {
    const ids = readMarks(attribute.value);
    if (ids.length === 0) continue;
    attribute.value = withoutMarks(attribute.value);
    const part = parts[attribute.name];
    if (part) yield* ids.map((id) => ({ id, element, part }));
  }
}

/** Takes the marks out of the page and says what they stood at. */
export function takeMarks(): Shown[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const elements = [...document.querySelectorAll('*')];
  return [
    ...elements.flatMap((element) => [...readAttributes(element)]),
    ...texts.flatMap((text) => [...readText(text)]),
  ];
}
