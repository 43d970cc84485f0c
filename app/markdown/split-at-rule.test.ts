import { expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { splitAtRule } from './split-at-rule.ts';

const split = (text: string) =>
  splitAtRule(parseMarkdown(text, 'a.md').tree).map(
    (part) => part?.children.filter(({ type }) => type === 'element').length,
  );

it('divides a text at its first rule and leaves the rule out', () => {
  expect(split('One.\n\n---\n\nTwo.\n\n---\n\nThree.')).toEqual([1, 3]);
});

it('leaves a text without a rule whole', () => {
  expect(split('One.\n\nTwo.')).toEqual([2, undefined]);
});
