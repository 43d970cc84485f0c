import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Gives each cell the name of its column, for columns too narrow to be side by side: three or more on a phone; the
 * table's attribute has their number. Sets the roles of a table, which some browsers remove if it has another display.
 */
export const nameCells: Plugin<[], Root> = () => (tree) => {
  visit(tree, { tagName: 'table' }, (table) => {
    const columns: string[] = [];
    visit(table as Element, 'element', (element, index, parent) => {
      const role = roles[element.tagName];
      if (role) element.properties.role = role;
      if (element.tagName === 'th') columns.push(textOf(element));
      if (element.tagName !== 'td' || index === undefined || !parent) return;
      const before = parent.children.slice(0, index).filter((node) => node.type === 'element');
      element.properties.dataColumn = columns[before.length];
    });
    if (columns.length > 2) (table as Element).properties.dataWide = '';
  });
};
