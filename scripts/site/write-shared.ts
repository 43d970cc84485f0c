/**
 * Writes shared/facts.json and shared/words from content/: released servers and browsers have facts and words, and no
 * content/. Writes build/schemas for editors too: fields and names that a file of content/ can have, see
 * .vscode/settings.json. Runs before all its users: scripts/bootstrap.mjs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Fault, Faults } from '../../app/load/faults.ts';
import { readSite } from '../../app/load/site.ts';

const root = resolve(import.meta.dirname, '../..');

function writeChanged(file: string, data: unknown): void {
  const path = resolve(root, file);
  const text = `${JSON.stringify(data, null, 2)}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

try {
  writeChanged('shared/facts.json', readSite(root));
  mkdirSync(resolve(root, 'shared/words'), { recursive: true });
  // Imported late: modules of the loader need the facts, and these modules the words.
  const [{ readWords, wordFiles }, { openContent }] = await Promise.all([
    import('../../app/load/words.ts'),
    import('../../app/load/open-content.ts'),
  ]);
  const faults: Fault[] = [];
  const { open, addresses } = openContent(root, (...found) => faults.push(...found));
  const words = readWords(open, (...found) => faults.push(...found), { addresses, mark: undefined });
  for (const name of wordFiles) {
    const file = `content/words/${name}.yaml`;
    if (words[name] === undefined && !faults.some((fault) => fault.file === file))
      faults.push({ file, line: 1, text: 'this file is missing' });
  }
  if (faults.length > 0) throw new Faults(faults);
  for (const name of wordFiles) writeChanged(`shared/words/${name}.json`, words[name]);
  const [{ readContent }, { editorSchemas }, { readAllNotes }] = await Promise.all([
    import('../../app/load/load.ts'),
    import('../../app/load/editor-schema.ts'),
    import('./read-notes.ts'),
  ]);
  const { names } = readContent(root);
  mkdirSync(resolve(root, 'build/schemas'), { recursive: true });
  for (const [name, schema] of Object.entries(editorSchemas(names, readAllNotes(root))))
    writeChanged(`build/schemas/${name}.json`, schema);
} catch (error) {
  if (!(error instanceof Faults)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
