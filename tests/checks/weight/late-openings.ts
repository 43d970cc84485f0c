import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';

/** Compressed bytes within which the opening of a page is whole: its words, and its drawing if that is not further down. */
const limits = { words: 8000, drawing: 10_000 };

/** Number of bytes that a browser has after the first ones of a compressed page. */
function countAfter(compressed: Buffer, bytes: number): number {
  const begun = compressed.subarray(0, bytes);
  return brotliDecompressSync(begun, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length;
}

/** Compressed bytes after which a browser has these many of a page. */
export function bytesUntil(compressed: Buffer, wanted: number): number {
  let [low, high] = [1, compressed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (countAfter(compressed, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Names the openings of built pages that arrive too late. */
export function findLateOpenings(client: string): string[] {
  return globSync('**/*.html.br', { cwd: client })
    .sort()
    .flatMap((file) => {
      const compressed = readFileSync(join(client, file));
      const html = brotliDecompressSync(compressed).toString();
      const end = html.indexOf('<style>', html.indexOf('<main'));
      const words = html.slice(0, end).replace(/<div class="hero-art">.*$/s, '');
      const reached = {
        words: bytesUntil(compressed, Buffer.byteLength(words)),
        drawing: bytesUntil(compressed, Buffer.byteLength(html.slice(0, end))),
      };
      return (Object.keys(limits) as (keyof typeof limits)[])
        .filter((part) => reached[part] > limits[part])
        .map(
          (part) =>
            `${file.replace(/\.br$/, '')}: the ${part} of its opening end at byte ${reached[part]}, the limit is ${limits[part]}.`,
        );
    });
}
