/// <reference path="./highlightjs-solidity.d.ts" />
import { definer as hcl } from '@taga3s/highlightjs-terraform';
import { solidity, yul } from 'highlightjs-solidity';
import { all, createLowlight } from 'lowlight';

/** Grammars by their names: those of highlight.js and two that it lacks. They color code when pages are drawn, and stay there. */
export const languages = { ...all, solidity, yul, hcl };

/** Further names of a grammar that is near enough. */
export const aliases = {
  bash: ['fish', 'env', 'dotenv'],
  django: ['liquid', 'njk', 'nunjucks'],
  hcl: ['terraform', 'tf', 'tfvars', 'tofu', 'opentofu'],
  markdown: ['mdx'],
  solidity: ['sol'],
  xml: ['vue', 'svelte', 'astro'],
  x86asm: ['asm', 'nasm'],
};

/** Known names without a grammar. */
const plain = new Set(
  'text txt plain plaintext none output log csv tsv mermaid plantuml caddyfile prometheus promql regex regexp math zig ebnf'.split(
    ' ',
  ),
);

const known = createLowlight(languages);
known.registerAlias(aliases);

/**
 * Finds a block's grammar.
 * @param name the word after its opening signs, also with marked lines (`js{1,3}`)
 */
export function languageOf(name: string): { grammar: string | undefined; isKnown: boolean } {
  const language = /^[{.]*([\w+#-]+)/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (plain.has(language)) return { grammar: undefined, isKnown: true };
  return known.registered(language) ? { grammar: language, isKnown: true } : { grammar: undefined, isKnown: false };
}
