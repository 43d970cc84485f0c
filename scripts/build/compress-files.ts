import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOfCode, KeptFiles } from '../../art/kept-files.ts';
import { mapAtOnce } from './map-at-once.ts';
import type { SiteFolder } from './site-folder.ts';

const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);
/** Number of files from which the best level is too slow: three times the speed for 3 % more bytes. */
const manyFiles = 500;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressors = {
  br: (body: Buffer, level: number) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_QUALITY]: level },
    }),
  gz: (body: Buffer) => gz(body, { level: 9 }),
};
const endings = ['br', 'gz'] as const;

/**
 * Writes `.br` and `.gz` beside every text file of a site that shrinks. Unchanged content is taken from the cache.
 * @param cache a folder that stays from build to build; files that this build does not need are removed
 */
export async function compressFiles(client: SiteFolder, cache: string): Promise<void> {
  const files = client.files.filter((file) => texts.has(extname(file)) && !file.startsWith('.'));
  const level = files.length > manyFiles ? 10 : 11;
  const kept = new KeptFiles(cache, hashOfCode(['scripts/build/compress-files.ts'], level));

  async function compress(file: string): Promise<void> {
    const body = readFileSync(join(client.path, file));
    const hash = createHash('sha256').update(body).digest('base64url');
    for (const ending of endings) {
      const { path, isKept } = kept.find(hash, ending);
      if (!isKept) kept.put(path, await compressors[ending](body, level));
      if (statSync(path).size < body.length) client.write(`${file}.${ending}`, readFileSync(path));
    }
  }

  await mapAtOnce(files, compress);
  kept.prune();
}
