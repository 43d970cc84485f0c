import { DomUtils } from 'htmlparser2';
import { elementsOf, type PageElement, type PageTree, parsePage } from '../site/page-tree.ts';
import { type PageNames, readNames } from './trim-styles.ts';

/** An empty place for styles, which are known after all pages are drawn. */
export const stylesPlace = '<style></style>';

const makePlace = () => parsePage(stylesPlace).children[0] as PageElement;
/** Elements that visitors fill in or open: their words can wait. */
const isControl = ({ name }: PageElement) => ['details', 'input', 'select', 'textarea'].includes(name);

/** Names in a page, and in what stands before the rest of its styles. */
export interface PlacedNames {
  names: PageNames;
  opening: PageNames;
}

/**
 * Places the styles of the opening at the end of the head, and all styles after the opening: a browser shows a page's
 * first words before it has the rest. Data for search engines comes last.
 */
export function placeStyles(page: PageTree): PlacedNames {
  const elements = elementsOf(page);
  const names = readNames(elements);
  const find = (name: string) => elements.find((element) => element.name === name);
  const [head, body, main, heading] = [find('head'), find('body'), find('main'), find('h1')];
  if (!head || !body || !main || !heading) throw new Error('A page without a heading has no opening.');
  const rest = makePlace();
  DomUtils.append(endOfOpening(heading, main), rest);
  DomUtils.appendChild(head, makePlace());
  const data = elements.find(({ attribs }) => attribs.type === 'application/ld+json');
  if (data) DomUtils.appendChild(body, data);
  const placed = elementsOf(page);
  return { names, opening: readNames(placed.slice(0, placed.indexOf(rest))) };
}

/** The end of the section with the page's heading; beside a form or a list of questions that of the part with the heading. */
function endOfOpening(part: PageElement, main: PageElement): PageElement['children'][number] {
  const parent = part.parent as PageElement;
  if (parent === main || DomUtils.existsOne(isControl, parent.children)) return part;
  return parent.parent === main ? (parent.lastChild ?? part) : endOfOpening(parent, main);
}
