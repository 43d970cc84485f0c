import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fonts } from '../../shared/site.ts';
import { hashOfCode, KeptFiles } from '../kept-files.ts';
import { writeChanged } from '../write-changed.ts';
import { fallbackRule } from './fallback.ts';
import { type Face, fontFile, readFont } from './font.ts';
import { formatRange } from './unicode-range.ts';

/** The faces of words; that of code is one file, see below. */
const faces = ['display', 'text'] as const;

/** Marks of code: content sources have many, the words of pages none. */
const codeMarks = new Set(codesOf('\\^`{|}~'));
/** Characters of typed English, and marks of good typesetting. */
const always = [...Array.from({ length: 95 }, (_, index) => 0x20 + index), ...codesOf('\u00a0©·×‘’“”•…–—€™')];
/** Latin Extended-A, and four later Romanian letters. */
const extendedA = [...Array.from({ length: 0x80 }, (_, index) => 0x100 + index), ...codesOf('ȘșȚț')];

/**
 * Weights and features that styles use, and those that browsers use by default. Without `mark` and `mkmk`: single
 * accents are in another file than the letters below them.
 */
const weights = { min: 400, max: 700, default: 400 };
const options = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: weights },
  keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'rclt', 'rlig', 'rvrn', 'tnum'],
};

/** Without ligatures, to show `!=` as typed. */
const codeOptions = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: 400 },
  keepFeatures: [],
};

/** Skips two codes that are no letters. */
const isLetter = (code: number) => code >= 0x20 && code < 0xfff0;

type Source = 'latin' | 'latin-ext';

/** Style rules of fonts, and their files in base 64. */
interface Cut {
  rule: string;
  files: Record<string, string>;
}

function codesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

/** Splits a face into three files: letters of the site's words, the rest of Latin-1 and marks, Latin Extended-A. */
async function divide(face: Face, words: string): Promise<Record<string, { source: Source; codes: number[] }>> {
  const lettersOf = async (source: Source) => new Set((await readFont(face, source)).characterSet.filter(isLetter));
  const latin = await lettersOf('latin');
  const base = latin.intersection(new Set([...always, ...codesOf(words)])).difference(codeMarks);
  const later = (await lettersOf('latin-ext')).intersection(new Set(extendedA)).difference(latin);
  return {
    'latin-ext': { source: 'latin-ext', codes: [...later] },
    latin: { source: 'latin', codes: [...latin.difference(base)] },
    base: { source: 'latin', codes: [...base] },
  };
}

/**
 * Cuts the font of code. Code is below the first screen: the system's font shows it first, with letters as wide (except
 * Consolas), so that nothing moves.
 */
async function cutCode(): Promise<Cut> {
  const letters = String.fromCodePoint(...always, ...codesOf('→'));
  const cut = await subsetFont(readFileSync(fontFile('code', 'latin')), letters, codeOptions);
  const rule = `@font-face {
  font-family: "code fallback";
  src: local("Consolas");
  size-adjust: 109.1%;
}
@font-face {
  font-family: "code";
  font-display: swap;
  src: url("./code.woff2") format("woff2");
}
`;
  return { rule, files: { 'code.woff2': cut.toString('base64') } };
}

const rule = (face: Face, part: string, codes: readonly number[]) => `@font-face {
  font-family: "${face}";
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  font-display: ${part === 'base' ? 'optional' : 'swap'};
  src: url("./${face}-${part}.woff2") format("woff2");
  unicode-range: ${formatRange(codes)};
}
`;

/** Letters of the site's words beyond ASCII, sorted. */
function readLetters(root: string): string {
  const letters = new Set<string>();
  for (const file of globSync('{app/ui/text,content,shared}/**/*.{ts,tsx,md,json,yaml}', { cwd: root }))
    for (const [letter] of readFileSync(join(root, file), 'utf8').matchAll(/[^\0-\x7f]/gu)) letters.add(letter);
  return [...letters].sort().join('');
}

async function cutAll(letters: string): Promise<Cut> {
  const rules: string[] = [];
  const files: Cut['files'] = {};
  for (const face of faces) {
    rules.push(await fallbackRule(face));
    for (const [part, { source, codes }] of Object.entries(await divide(face, letters))) {
      const cut = await subsetFont(readFileSync(fontFile(face, source)), String.fromCodePoint(...codes), options);
      files[`${face}-${part}.woff2`] = cut.toString('base64');
      rules.push(rule(face, part, codes));
    }
  }
  const code = await cutCode();
  return { rule: [...rules, code.rule].join('\n'), files: { ...files, ...code.files } };
}

/**
 * Cuts the site's fonts into app/art/fonts, with their style rules. Each letter is in one file: browsers fetch only the
 * files they need. See docs/decisions/0026-fonts-cut-to-the-words.md.
 */
export async function cutFonts(root: string): Promise<void> {
  const letters = readLetters(root);
  const kept = new KeptFiles(join(root, 'build/cache/fonts'), hashOfCode(['art/type/*.ts'], fonts));
  const { path, isKept } = kept.find(letters, 'json');
  if (!isKept) kept.put(path, JSON.stringify(await cutAll(letters)));
  kept.prune();
  const cut = JSON.parse(readFileSync(path, 'utf8')) as Cut;
  const folder = join(root, 'app/art/fonts');
  for (const [name, body] of Object.entries(cut.files)) writeChanged(join(folder, name), Buffer.from(body, 'base64'));
  writeChanged(join(folder, 'fonts.css'), cut.rule);
}
