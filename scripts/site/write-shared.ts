/**
 * Writes shared/facts.json and shared/words from content/: released servers and browsers have facts and words, and no content/.
 * Writes build/schemas for editors as well: fields and names that a file of content/ can have, see .vscode/settings.json.
 * Runs before whatever needs them: scripts/bootstrap.mjs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Faults } from '../../app/load/faults.ts';
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
  // Not before: modules of the loader ask for the facts.
  const [{ readContent }, { wordFiles }, { editorSchemas }] = await Promise.all([
    import('../../app/load/load.ts'),
    import('../../app/load/words.ts'),
    import('../../app/load/editor-schema.ts'),
  ]);
  const { content, faults, names } = readContent(root);
  for (const name of wordFiles) {
    const file = `content/words/${name}.yaml`;
    const words = content.words[name];
    const told = faults.filter((fault) => fault.file === file);
    if (words === undefined && told.length === 0) told.push({ file, line: 1, text: 'this file is missing' });
    if (told.length > 0) throw new Faults(told);
    writeChanged(`shared/words/${name}.json`, words);
  }
  mkdirSync(resolve(root, 'build/schemas'), { recursive: true });
  for (const [name, schema] of Object.entries(editorSchemas(names))) writeChanged(`build/schemas/${name}.json`, schema);
} catch (error) {
  if (!(error instanceof Faults)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
