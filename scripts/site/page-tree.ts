import { DomUtils, parseDocument } from 'htmlparser2';

/** A page as a tree, with the texts and attributes as React escaped them. */
export type PageTree = ReturnType<typeof parseDocument>;
export type PageElement = ReturnType<typeof elementsOf>[number];

export const parsePage = (html: string): PageTree =>
  parseDocument(html, { decodeEntities: false, lowerCaseAttributeNames: false });

/** HTML of a page, or of a part of it. */
export const writePage = (node: PageTree | PageTree['children'][number]): string =>
  DomUtils.getOuterHTML(node, { decodeEntities: false, emptyAttrs: true });

/** All elements of a tree, in the order of the document. */
export const elementsOf = (tree: PageTree) => DomUtils.getElementsByTagName('*', tree);
