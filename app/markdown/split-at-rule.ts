import type { Root, RootContent } from 'hast';

const isRule = (node: RootContent): boolean => node.type === 'element' && node.tagName === 'hr';

/** Parts of a text before and after its first rule (`---` on a line); the second is missing without a rule. */
export function splitAtRule(tree: Root): [beginning: Root, rest: Root | undefined] {
  const at = tree.children.findIndex(isRule);
  if (at === -1) return [tree, undefined];
  return [
    { ...tree, children: tree.children.slice(0, at) },
    { ...tree, children: tree.children.slice(at + 1) },
  ];
}
