import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { schemas } from '../../app/load/blocks.ts';
import { readAllNotes } from '../../scripts/site/read-notes.ts';
import { describeBlock } from './describe-block.ts';

const opening = `# Blocks

Pages are lists of blocks, see [content.md](content.md). These are all there are; \`npm run blocks\` writes this page from their schemas,
\`app/blocks/<name>/schema.ts\`. Every block may say \`id\`, \`when\` and \`without\` beside its own fields. A point in a name leads into a
group: \`items.title\` is \`title\` in each of \`items\`. \`…\` stands for each name of a group whose fields are all alike.`;

/** Files of content/ by their blocks. */
export function findUsers(root: string): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const path of globSync('content/{{pages,services,projects}/*,templates/profile}.yaml', { cwd: root }).sort()) {
    const file = path.replaceAll('\\', '/');
    const names = readFileSync(resolve(root, file), 'utf8').matchAll(/^ *- block: *([\w-]+)/gm);
    for (const name of new Set([...names].map(([, name = '']) => name)))
      users.set(name, [...(users.get(name) ?? []), file]);
  }
  return users;
}

/** docs/owner/blocks.md, from the schemas. */
export function writeBlocksDocument(root: string): string {
  const users = findUsers(root);
  const notes = readAllNotes(root);
  const blocks = Object.entries(schemas).map(([name, schema]) =>
    describeBlock(name, {
      schema,
      note: notes[name],
      users: users.get(name) ?? [],
      hasPicture: existsSync(resolve(root, `docs/pictures/blocks/${name}.jpg`)),
    }),
  );
  const index = Object.keys(schemas).map((name) => `[${name}](#${name})`);
  return `${[opening, index.join(' · '), ...blocks].join('\n\n')}\n`;
}
