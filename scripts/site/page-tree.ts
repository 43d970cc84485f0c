import { DomUtils, parseDocument } from 'htmlparser2';

/** A page as a tree, with the texts and attributes as React escaped them. */
export type PageTree = ReturnType<typeof parseDocument>;
export type PageElement = ReturnType<typeof elementsOf>[number];

export const parsePage = (html: string): PageTree =>
  parseDocument(html, { decodeEntities: false, lowerCaseAttributeNames: false });

export const writePage = (tree: PageTree): string =>
  DomUtils.getOuterHTML(tree, { decodeEntities: false, emptyAttrs: true });

/** All elements of a tree, in the order of the document. */
export const elementsOf = (tree: PageTree) => DomUtils.getElementsByTagName('*', tree);
