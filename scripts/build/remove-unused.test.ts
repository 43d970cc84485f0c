import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { namedFiles, removeUnused } from './remove-unused.ts';

const page = '<img src="/art/people/ada.svg"><source srcset="/assets/photographs/port-a1-480.avif 480w">';

it('a picture that nothing names is not published, and one that a page or a script names is', () => {
  const client = ownFolder();
  const files = {
    'assets/start.js': 'fetch("/assets/seal-b2.svg")',
    'art/app-icon.svg': '',
    'art/people/ada.svg': '',
    'art/people/eve.svg': '',
    'assets/seal-b2.svg': '',
    'assets/photographs/port-a1-480.avif': '',
    'assets/photographs/port-a1-960.avif': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), text);
  }
  removeUnused(client, namedFiles(page));
  expect(Object.keys(files).filter((file) => !existsSync(join(client, file)))).toEqual([
    'art/people/eve.svg',
    'assets/photographs/port-a1-960.avif',
  ]);
});
