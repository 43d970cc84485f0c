import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';

/** Widths in pixels; a photograph is never enlarged. */
const widths = [480, 960, 1440];
const formats = { avif: { quality: 50 }, webp: { quality: 76 }, jpeg: { quality: 80, mozjpeg: true } } as const;
/** Changes the names of all files, so that they are made anew. */
const recipe = JSON.stringify({ widths, formats });

const originals = 'content/photographs';
const folder = 'public/assets/photographs';
const index = 'app/photographs/index.json';

/**
 * Encodes every photograph below content/photographs for browsers, named by its content, and writes the list that
 * components read. Existing files stay; unused ones go.
 * @throws with the name of a file that is no picture
 */
export async function encodePhotographs(root: string): Promise<void> {
  const files = globSync(`${originals}/**/*.{jpg,jpeg,png,webp,avif,tif,tiff}`, { cwd: root }).sort();
  mkdirSync(join(root, folder), { recursive: true });
  const made = new Set<string>();
  const entries: Record<string, object> = {};
  for (const file of files) {
    const name = file.replaceAll('\\', '/').slice(originals.length + 1);
    entries[name] = await encode(readFileSync(join(root, file)), name, join(root, folder), made).catch((error) => {
      throw new Error(`The photograph ${file} could not be read: ${(error as Error).message}`, { cause: error });
    });
  }
  for (const file of globSync('*', { cwd: join(root, folder) })) if (!made.has(file)) rmSync(join(root, folder, file));
  const text = `${JSON.stringify(entries, null, 2)}\n`;
  mkdirSync(join(root, dirname(index)), { recursive: true });
  if (!existsSync(join(root, index)) || readFileSync(join(root, index), 'utf8') !== text)
    writeFileSync(join(root, index), text);
}

async function encode(original: Buffer, name: string, target: string, made: Set<string>) {
  const hash = createHash('sha256').update(original).update(recipe).digest('base64url').slice(0, 8);
  const stem = `${basename(name)
    .replace(/\.\w+$/, '')
    .replace(/[^\w-]+/g, '-')}-${hash}`;
  // Turns pictures as their file says: cameras store them on their side.
  const turned = sharp(original).autoOrient();
  const { autoOrient } = await sharp(original).metadata();
  const shown = [...new Set(widths.map((width) => Math.min(width, autoOrient.width)))];

  async function write(format: keyof typeof formats, width: number): Promise<string> {
    const file = `${stem}-${width}.${format === 'jpeg' ? 'jpg' : format}`;
    made.add(file);
    const path = join(target, file);
    if (!existsSync(path)) {
      // Gets its name when complete: an existing file is not made again.
      await turned.clone().resize({ width }).toFormat(format, formats[format]).toFile(`${path}.part`);
      renameSync(`${path}.part`, path);
    }
    return `/assets/photographs/${file}`;
  }
  const sourceSet = async (format: 'avif' | 'webp') =>
    (await Promise.all(shown.map(async (width) => `${await write(format, width)} ${width}w`))).join(', ');

  const width = shown.at(-1) ?? autoOrient.width;
  return {
    width,
    height: Math.round((autoOrient.height * width) / autoOrient.width),
    avif: await sourceSet('avif'),
    webp: await sourceSet('webp'),
    src: await write('jpeg', shown.find((each) => each >= 960) ?? width),
  };
}
