import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../support/copy-project.ts';
import { translateArticle } from './translate-article.ts';
import { translateContent } from './translate-content.ts';

/**
 * Builds a copy of the project in the language of the tests, from right to left. Its tag is that of a language whose
 * days and numbers have no letter of English.
 * @returns its folder, which the caller removes
 */
export function makeSite(): string {
  const folder = copyProject('pseudo-language');
  translateContent(folder);
  for (const file of globSync('content/**/*.{md,mdx,markdown}', { cwd: folder }))
    change(join(folder, file), translateArticle);
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
