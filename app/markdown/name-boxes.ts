import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Names the box of a task by the words of its item, without those of a list below it. */
export const nameBoxes: Plugin<[], Root> = () => (tree) => {
  visit(tree, { tagName: 'li' }, (node) => {
    const item = node as Element;
    const own = item.children.filter((child) => !('tagName' in child && /^[uo]l$/.test(child.tagName)));
    const parts = own.flatMap((child) => ('tagName' in child && child.tagName === 'p' ? child.children : [child]));
    const box = parts.find((part): part is Element => 'tagName' in part && part.tagName === 'input');
    if (box) box.properties.ariaLabel = textOf({ type: 'root', children: own }).trim();
  });
};
