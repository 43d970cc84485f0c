import { DomUtils } from 'htmlparser2';
import { type AnswerPart, faultOf } from '../../shared/answer-part.ts';
import { type PageElement, type PageTree, writePage } from '../site/page-tree.ts';

/** Attributes of places to fill in: docs/decisions/0005-form-answers-without-script.md. */
const marks = ['data-slot', 'data-error', 'data-if', 'data-unless'];
const isMarked = ({ attribs }: PageElement) => marks.some((mark) => mark in attribs);

/** Cuts a page at the places that the server fills in. */
export const splitAnswer = ({ children }: Pick<PageTree, 'children'>): AnswerPart[] =>
  children.flatMap((node) =>
    DomUtils.isTag(node) && DomUtils.existsOne(isMarked, [node]) ? cutElement(node) : [writePage(node)],
  );

function cutElement(element: PageElement): AnswerPart[] {
  const { name, attribs } = element;
  const { 'data-slot': slot, 'data-if': given, 'data-unless': missing } = attribs;
  // Templates hold parts that pages hide by default.
  if (given && name === 'template') return [{ if: given, parts: splitAnswer(element) }];
  const attributes = Object.entries(attribs).flatMap(([key, value]) => cutAttribute(element, key, value));
  // The parser drops one newline after the tag; without this one it would be the visitor's.
  const text = slot && [name === 'textarea' ? '\n' : '', { put: slot }];
  const content = name === 'input' ? [] : [...(text || splitAnswer(element)), `</${name}>`];
  const parts = ['<', name, ...attributes, '>', ...content];
  if (given) return [{ if: given, parts }];
  return missing ? [{ unless: missing, parts }] : parts;
}

function cutAttribute({ name, attribs }: PageElement, key: string, value: string): AnswerPart[] {
  const { 'data-error': field } = attribs;
  if (key === 'hidden' && field) return [{ unless: faultOf(field), parts: [' hidden=""'] }];
  if (!marks.includes(key)) return [` ${key}="${value}"`];
  if (key !== 'data-slot') return [];
  const invalid = { if: faultOf(value), parts: [' aria-invalid="true"'] };
  if (name === 'input') return [' value="', { put: value }, '"', invalid];
  return name === 'textarea' ? [invalid] : [];
}
