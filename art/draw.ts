import { globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SourceFault } from '../app/markdown/source-fault.ts';
import { site } from '../shared/site.ts';
import { readBrands } from './brand/brands.ts';
import { hashOfDrawingCode } from './drawing-code.ts';
import { KeptFiles } from './kept-files.ts';
import { BELOW_DESKS, NARROW_COLUMNS } from './narrow-columns.ts';
import { writePhoneSuns } from './phone-suns.ts';
import { encodePhotographs } from './photographs.ts';
import type { Picture } from './picture.ts';
import { favicon, INLINE, listFiles, readWritten } from './pictures.ts';
import { faultsOf } from './svg/inspect.ts';
import { optimize } from './svg/optimize.ts';
import { recordTexts, type TextRecord } from './svg/record-texts.ts';
import { cutFonts } from './type/cut-fonts.ts';
import { findUnsupportedLetter } from './type/name-letters.ts';
import { writeChanged } from './write-changed.ts';

const FILES = 'app/art/files';
const INLINE_FILES = 'app/art/inline';

type Frame = { viewBox: string; preserveAspectRatio?: string };
/** Drawing for narrow columns and pages that show it, for an illustration only. */
type PageFrame = Frame & { narrow?: Frame & { media: string } };
/** Background and words of a picture that is shown as a file, before the words become outlines. */
export type PictureRecord = Frame & { texts: TextRecord[] };

/** Prepares a picture for publishing. @throws if a page must not show it */
export function finish(picture: Picture, inline: boolean): string {
  // Ids are unique within a file.
  const prefix = inline ? picture.name : 'a';
  const svg = optimize(picture.svg(prefix), {
    precision: picture.precision ?? 1,
    outlinePrefix: inline ? undefined : prefix,
  });
  const faults = faultsOf(svg, prefix);
  if (faults.length > 0) throw new Error(`The picture ${picture.name} ${faults.join(', ')}`);
  return svg;
}

function frameOf(name: string, svg: string): Frame {
  const [root = ''] = svg.match(/<svg[^>]*>/) ?? [];
  const viewBox = root.match(/viewBox="([^"]*)"/)?.[1];
  const preserveAspectRatio = root.match(/preserveAspectRatio="([^"]*)"/)?.[1];
  if (!viewBox) throw new Error(`The picture ${name} has no viewBox`);
  return preserveAspectRatio ? { viewBox, preserveAspectRatio } : { viewBox };
}

/** Everything that is drawn, until it is written. */
class Drawings {
  readonly files = new Map<string, string>();
  readonly #records: Record<string, PictureRecord> = {};
  readonly #kept: KeptFiles;

  /** @param kept the drawings of the last build: most of the time is spent on making them small */
  constructor(kept: KeptFiles) {
    this.#kept = kept;
  }

  draw(folder: string, picture: Picture, isInline = false): Frame {
    const drawn = picture.svg(isInline ? picture.name : 'a');
    const svg = this.#kept.take(`${picture.name} ${isInline} ${drawn}`, () => finish(picture, isInline));
    const frame = frameOf(picture.name, svg);
    this.files.set(join(folder, `${picture.name}.svg`), svg);
    const plain = isInline ? picture.svg('a') : drawn;
    const texts = this.#kept.take(plain, () => JSON.stringify(recordTexts(plain)), 'json');
    this.#records[picture.name] = { ...frame, texts: JSON.parse(texts) };
    return frame;
  }

  /** A picture of app/art/files, with its narrow drawing if it has one. */
  drawIllustration(picture: Picture): PageFrame {
    const frame = this.draw(FILES, picture);
    if (!picture.narrow) return frame;
    const narrow = this.draw(FILES, { ...picture, name: `${picture.name}-narrow`, svg: picture.narrow });
    return { ...frame, narrow: { ...narrow, media: picture.dense ? BELOW_DESKS : NARROW_COLUMNS } };
  }

  add(path: string, content: object): void {
    this.files.set(path, `${JSON.stringify(content, null, 2)}\n`);
  }

  addRecords(): void {
    this.files.set('app/art/texts.json', `${JSON.stringify(this.#records)}\n`);
  }
}

/**
 * Draws every picture of the site: app/art for those that components show, public/art for those that content names, and the
 * icon of the browser's tab.
 * @param content read before anything is drawn, drafts included
 * @throws SourceFault, before anything is written, with all that is wrong in content/illustrations
 */
export function drawArt(root: string, content = readWritten()): void {
  const shown = listFiles(content);
  const kept = new KeptFiles(join(root, 'build/cache/drawings'), hashOfDrawingCode());
  const drawings = new Drawings(kept);
  const { files } = drawings;
  const frames = (pictures: readonly Picture[], draw: (picture: Picture) => PageFrame) =>
    Object.fromEntries(pictures.map((picture) => [picture.name, draw(picture)]));
  drawings.add(
    `${FILES}/index.json`,
    frames(shown.illustrations, (picture) => drawings.drawIllustration(picture)),
  );
  drawings.add(
    `${INLINE_FILES}/index.json`,
    frames(INLINE, (picture) => drawings.draw(INLINE_FILES, picture, true)),
  );
  for (const picture of shown.files) {
    const { name, key } = picture;
    if (key)
      files.set(
        `public/art/${name}.svg`,
        kept.take(key, () => finish(picture, false)),
      );
    else drawings.draw('public/art', picture);
  }
  const shownInTab = kept.take('favicon', () => finish(favicon, false));
  const brands = kept.take('brands', () => JSON.stringify(readBrands()), 'json');
  kept.prune();
  for (const file of globSync('{app/art/{inline,files},public/art}/**/*.*', { cwd: root })) {
    if (!files.has(file)) rmSync(join(root, file));
  }
  files.set('public/favicon.svg', shownInTab);
  files.set('app/art/phone-suns.css', writePhoneSuns());
  drawings.add('app/art/brands.json', JSON.parse(brands));
  drawings.addRecords();
  for (const [file, text] of files) writeChanged(join(root, file), text);
  const unsupported = findUnsupportedLetter(site.name);
  if (unsupported)
    process.stderr.write(
      `The logo's font has no "${unsupported}": visitors see the name in a font of their own machine.\n`,
    );
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..');
  try {
    drawArt(root);
    await encodePhotographs(root);
    await cutFonts(root);
  } catch (error) {
    // A fault of a drawing is no fault of the program: no stack.
    if (!(error instanceof SourceFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
