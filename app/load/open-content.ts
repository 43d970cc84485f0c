import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { type Fault, Faults } from './faults.ts';
import { readSource, type Source } from './source.ts';

/** A file that is a page. */
interface PageFile {
  file: string;
  path: `/${string}`;
}

/** Texts that replace those of files, such as trial changes; undefined: as if there were no file. */
export type ContentOverrides = Readonly<Record<string, string | undefined>>;

/** Text of a file, or its replacement; undefined: no file. */
export function readOverridden(root: string, file: string, overrides: ContentOverrides = {}): string | undefined {
  if (file in overrides) return overrides[file];
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
}

/** Files of a pattern, sorted by name. */
export const listOverridden = (root: string, pattern: string, overrides: ContentOverrides = {}): string[] =>
  [...new Set([...globSync(pattern, { cwd: root }), ...Object.keys(overrides)])]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => matchesGlob(file, pattern) && !(file in overrides && overrides[file] === undefined))
    .sort();

const above = { pages: '', services: '/services', projects: '/portfolio' } as const;

/** Address of a page of content/pages, content/services or content/projects. */
export function addressOf(file: string): PageFile['path'] {
  const name = basename(file, '.yaml');
  return file === 'content/pages/home.yaml' ? '/' : `${above[basename(dirname(file)) as keyof typeof above]}/${name}`;
}

/** Files of content/: lists the pages, and opens each file on demand. */
export function openContent(
  root: string,
  note: (...faults: Fault[]) => void,
  overrides?: ContentOverrides | undefined,
) {
  const list = (folder: keyof typeof above): PageFile[] =>
    listOverridden(root, `content/${folder}/*.yaml`, overrides).map((file) => ({ file, path: addressOf(file) }));
  const files = { pages: list('pages'), services: list('services'), projects: list('projects') };
  const opened = new Map<string, Source | undefined>();

  function openAnew(file: string): Source | undefined {
    try {
      const text = readOverridden(root, file, overrides);
      return text === undefined ? undefined : readSource(file, text);
    } catch (error) {
      if (!(error instanceof Faults)) throw error;
      note(...error.all);
      return undefined;
    }
  }

  return {
    files,
    addresses: Object.values(files).flatMap((each) => each.map(({ path }) => path)),
    /** Reports a file's faults once; undefined if it is missing or broken. */
    open(file: string): Source | undefined {
      if (!opened.has(file)) opened.set(file, openAnew(file));
      return opened.get(file);
    },
  };
}
