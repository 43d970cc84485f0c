import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { elementsOf, type PageElement, type PageTree } from './page-tree.ts';

/** Addresses of the scripts that the forms of a page bring: app/browser/forms.ts. */
export const formScripts = (client: string, page: PageTree): string[] => scriptsOf(client, elementsOf(page));

/** Form scripts that are fetched with the page. */
export const preloadedScripts = (client: string, page: PageTree): string[] =>
  scriptsOf(
    client,
    elementsOf(page).filter(({ attribs }) => 'data-ahead' in attribs),
  );

function scriptsOf(client: string, elements: readonly PageElement[]): string[] {
  const kinds = new Set(elements.flatMap(({ attribs }) => attribs['data-form'] ?? []));
  return modulesOf(
    client,
    [...kinds].map((kind) => addressOf(client, `${kind}-form-script`)),
  );
}

/** @throws when not exactly one script has this name */
function addressOf(client: string, name: string): string {
  const files = globSync(`assets/${name}-????????.js`, { cwd: client });
  if (files.length !== 1) throw new Error(`There are ${files.length} scripts of the name ${name}.`);
  return `/${files[0]}`;
}

/** Addresses of some modules and all their imports, without the start script, which every page has. */
function modulesOf(client: string, entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const address of found) {
    const code = readFileSync(join(client, address), 'utf8');
    for (const [, file = ''] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      if (!basename(file).startsWith('start-')) found.add(`/assets/${basename(file)}`);
  }
  return [...found];
}
