import { DomUtils } from 'htmlparser2';
import { type AnswerPart, faultOf } from '../../shared/answer-part.ts';
import { type PageElement, type PageTree, writePage } from '../site/page-tree.ts';

/** Attributes of places to fill in: docs/decisions/0005-form-answers-without-script.md. */
const marks = ['data-slot', 'data-error', 'data-if', 'data-unless'];
const isMarked = ({ attribs }: PageElement) => marks.some((mark) => mark in attribs);

/** Cuts a page at the places that the server fills in. */
export const cutAnswer = ({ children }: Pick<PageTree, 'children'>): AnswerPart[] =>
  children.flatMap((node) =>
    DomUtils.isTag(node) && DomUtils.existsOne(isMarked, [node]) ? cutElement(node) : [writePage(node)],
  );

function cutElement(element: PageElement): AnswerPart[] {
  const { 'data-if': given, 'data-unless': missing } = element.attribs;
  const tags = ['<', element.name, ...cutAttributes(element), '>', ...cutContent(element)];
  // A template holds what a page does not show by itself.
  const parts = given && element.name === 'template' ? cutAnswer(element) : tags;
  if (given) return [{ if: given, parts }];
  return missing ? [{ unless: missing, parts }] : parts;
}

function cutAttributes({ name, attribs }: PageElement): AnswerPart[] {
  return Object.entries(attribs).flatMap(([key, value]): AnswerPart[] => {
    if (key === 'hidden' && attribs['data-error'])
      return [{ unless: faultOf(attribs['data-error']), parts: [' hidden=""'] }];
    if (!marks.includes(key)) return [` ${key}="${value}"`];
    if (key !== 'data-slot' || (name !== 'input' && name !== 'textarea')) return [];
    const invalid = { if: faultOf(value), parts: [' aria-invalid="true"'] };
    return name === 'input' ? [' value="', { put: value }, '"', invalid] : [invalid];
  });
}

/** Whatever follows the start tag. */
function cutContent(element: PageElement): AnswerPart[] {
  const { name, attribs } = element;
  if (name === 'input') return [];
  const slot = attribs['data-slot'];
  // The parser drops one newline after the tag; without this one it would be the visitor's.
  const text = slot && [name === 'textarea' ? '\n' : '', { put: slot }];
  return [...(text || cutAnswer(element)), `</${name}>`];
}
