/** `npm run blocks`: writes docs/blocks.md, the fields of each block and the pages that have it. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeBlocksDocument } from './blocks/blocks-document.ts';

const root = resolve(import.meta.dirname, '..');
writeFileSync(resolve(root, 'docs/blocks.md'), writeBlocksDocument(root));
console.log('docs/blocks.md');
