import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { namedFiles, removeUnused } from './remove-unused.ts';
import { SiteFolder } from './site-folder.ts';

const page = '<img src="/art/people/ada.svg"><source srcset="/assets/photographs/port-a1-480.avif 480w">';

it('a picture that nothing names is not published, and one that a page or a script names is', () => {
  const client = new SiteFolder(ownFolder());
  const files = {
    'assets/start.js': 'fetch("/assets/seal-b2.svg")',
    'art/app-icon.svg': '',
    'art/people/ada.svg': '',
    'art/people/eve.svg': '',
    'assets/seal-b2.svg': '',
    'assets/photographs/port-a1-480.avif': '',
    'assets/photographs/port-a1-960.avif': '',
  };
  for (const [file, text] of Object.entries(files)) client.write(file, text);
  removeUnused(client, namedFiles(page));
  expect(Object.keys(files).filter((file) => !existsSync(join(client.path, file)))).toEqual([
    'art/people/eve.svg',
    'assets/photographs/port-a1-960.avif',
  ]);
});
