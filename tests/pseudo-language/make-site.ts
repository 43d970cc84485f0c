import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../support/copy-project.ts';
import { translateContent } from './translate-content.ts';
import { translateSource } from './translate-source.ts';

/** Where words stand. A word that is found elsewhere belongs into one of these. */
const wordFiles = ['app/content/**/*.ts', 'content/**/*.{md,mdx,markdown}', 'shared/pages.ts'];

/**
 * Builds a copy of the project that speaks the language of the tests, and runs from right to left. Its tag is that of a
 * language whose days and numbers have no letter of English in them.
 * @returns its folder, which the caller removes
 */
export function makeSite(): string {
  const folder = copyProject('pseudo-language');
  translateContent(folder);
  for (const file of wordFiles.flatMap((pattern) => globSync(pattern, { cwd: folder })))
    if (!file.includes('.test.')) change(join(folder, file), (source) => translateSource(source, file));
  change(join(folder, 'content/site.yaml'), (source) =>
    source.replace('language: en', 'language: he').replace('direction: ltr', 'direction: rtl'),
  );
  for (const script of ['scripts/site/write-shared.ts', 'scripts/build/build.ts', 'scripts/build/build-server.ts'])
    execFileSync(join(folder, 'node_modules/.bin/node'), [script], { cwd: folder, stdio: 'inherit' });
  return folder;
}

function change(path: string, edit: (source: string) => string): void {
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}
