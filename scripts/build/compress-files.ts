import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** Writes `.br` and `.gz` beside every text file of a folder; files that do not shrink get none. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => texts.has(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const path = resolve(folder, file);
      const body = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
      const [br, gzipped] = await Promise.all([brotli(body, { params }), gz(body, { level: 9 })]);
      if (br.length < body.length) writeFileSync(`${path}.br`, br);
      if (gzipped.length < body.length) writeFileSync(`${path}.gz`, gzipped);
    }),
  );
}
