import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encodePhotographs } from '../../art/photographs.ts';
import { EditError } from './write-words.ts';

/**
 * Puts a photograph into content/photographs, and encodes it for browsers.
 * @param name below that folder, such as `people/anna.jpg`
 * @throws Objection when the name is taken or invalid, or the file no picture; then nothing is kept
 */
export async function putPhotograph(root: string, name: string, bytes: Uint8Array): Promise<void> {
  if (!/^[a-z0-9][\w-]*(?:\/[a-z0-9][\w-]*)*\.(?:jpe?g|png|webp|avif|tiff?)$/.test(name))
    throw new EditError('A photograph has a name such as people/anna.jpg: small letters, digits and hyphens.');
  const path = join(root, 'content/photographs', name);
  if (existsSync(path)) throw new EditError(`There is a photograph ${name} already.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes, { flag: 'wx' });
  try {
    await encodePhotographs(root);
  } catch (error) {
    rmSync(path);
    throw new EditError((error as Error).message);
  }
}
