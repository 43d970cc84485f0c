import type { Root, RootContent } from 'hast';

const isRule = (node: RootContent): boolean => node.type === 'element' && node.tagName === 'hr';

/** What stands before the first rule of a text (`---` on a line) and what follows it; nothing follows where there is none. */
export function splitAtRule(tree: Root): [beginning: Root, rest: Root | undefined] {
  const at = tree.children.findIndex(isRule);
  if (at === -1) return [tree, undefined];
  return [
    { ...tree, children: tree.children.slice(0, at) },
    { ...tree, children: tree.children.slice(at + 1) },
  ];
}
