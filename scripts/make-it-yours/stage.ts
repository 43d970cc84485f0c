import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Copies content/ and the loader's other files: the project changes only when all of the copy is right. */
export function makeStage(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'make-it-yours-'));
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  for (const name of ['app', 'public']) symlinkSync(join(root, name), join(folder, name), 'junction');
  return folder;
}

export interface Changes {
  changed: string[];
  deleted: string[];
}

/** Applies the changes and deletions of a copy to the project. */
export function applyStage(stage: string, root: string): Changes {
  const list = (folder: string) =>
    globSync('content/**/*', { cwd: folder })
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => file.replaceAll('\\', '/'))
      .sort();
  const staged = list(stage);
  const known = list(root);
  const changed = staged.filter(
    (file) => !known.includes(file) || !readFileSync(join(stage, file)).equals(readFileSync(join(root, file))),
  );
  const deleted = known.filter((file) => !staged.includes(file));
  for (const file of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), readFileSync(join(stage, file)));
  }
  for (const file of deleted) rmSync(join(root, file));
  return { changed, deleted };
}
