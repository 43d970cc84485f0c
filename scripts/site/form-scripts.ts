import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Addresses of the scripts that the forms of a page bring: app/browser/forms.ts. */
export function formScripts(client: string, html: string): string[] {
  return scriptsOf(client, html, / data-form="([^"]+)"/g);
}

/** Those of them that are fetched with the page. */
export function scriptsAhead(client: string, html: string): string[] {
  return scriptsOf(client, html, / data-form="([^"]+)" data-ahead/g);
}

function scriptsOf(client: string, html: string, pattern: RegExp): string[] {
  const kinds = new Set([...html.matchAll(pattern)].map(([, kind = '']) => kind));
  return modulesOf(
    client,
    [...kinds].map((kind) => addressOf(client, `${kind}-form-script`)),
  );
}

/** @throws when there is no script of this name, or more than one */
function addressOf(client: string, name: string): string {
  const files = globSync(`assets/${name}-????????.js`, { cwd: client });
  if (files.length !== 1) throw new Error(`There are ${files.length} scripts of the name ${name}.`);
  return `/${files[0]}`;
}

/** Addresses of some modules and of all that they import, but for the start script, which every page has brought before. */
function modulesOf(client: string, entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const address of found) {
    const code = readFileSync(join(client, address), 'utf8');
    for (const [, file = ''] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      if (!basename(file).startsWith('start-')) found.add(`/assets/${basename(file)}`);
  }
  return [...found];
}
