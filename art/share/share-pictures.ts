import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { hashOfDrawingCode } from '../drawing-code.ts';
import { KeptFiles } from '../kept-files.ts';
import { drawSharePicture } from './draw-share-picture.ts';

// Each picture is drawn once: kept steps would only fill memory.
sharp.cache(false);

/** Bytes. Some programs that show a link load no more. */
export const maxBytes = 60_000;
const qualities = [76, 68, 58, 46];

/** Best JPEG that is small enough. @throws if none is */
async function toJpeg(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const quality of qualities) {
    // Skips mozjpeg, which takes ten times as long for a sixth of the bytes: there may be a thousand articles.
    const options = { quality, progressive: true, optimizeCoding: true };
    const jpeg = await sharp(data, { raw: info }).jpeg(options).toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  throw new Error('A share picture is too large in every quality.');
}

/** Previews of links to pages. */
export class SharePictures {
  readonly #write: (file: string, jpeg: Buffer) => void;
  readonly #kept: KeptFiles;

  /**
   * @param write takes a picture under its name
   * @param cache a folder that stays from build to build
   */
  constructor(write: (file: string, jpeg: Buffer) => void, cache: string) {
    this.#write = write;
    this.#kept = new KeptFiles(cache, hashOfDrawingCode());
  }

  /** @returns the name of its file, which its content decides */
  async write(headline: string, illustration: string | undefined): Promise<string> {
    const { path, isKept } = this.#kept.find(`${illustration} ${headline}`, 'jpg');
    if (!isKept) this.#kept.put(path, await toJpeg(drawSharePicture(headline, illustration)));
    const jpeg = readFileSync(path);
    const name = `${createHash('sha256').update(jpeg).digest('base64url').slice(0, 12)}.jpg`;
    this.#write(name, jpeg);
    return name;
  }

  /** Deletes pictures unused by this build. */
  prune(): void {
    this.#kept.prune();
  }
}
