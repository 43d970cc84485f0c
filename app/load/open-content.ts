import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Fault, Faults } from './faults.ts';
import { readSource, type Source } from './source.ts';

/** A file that is a page. */
interface PageFile {
  file: string;
  path: `/${string}`;
}

/** A text in place of that of a file, such as one that is tried before it is written. */
export interface Tried {
  file: string;
  source: string;
}

const pathOf = (file: string, above: '' | '/services' | '/portfolio'): PageFile['path'] => {
  const name = basename(file, '.yaml');
  if (above !== '') return `${above}/${name}`;
  return name === 'home' ? '/' : `/${name}`;
};

/** Files of content/: which of them are pages, and each of them once it is asked for. */
export function openContent(root: string, note: (...faults: Fault[]) => void, tried?: Tried | undefined) {
  const list = (folder: string, above: '' | '/services' | '/portfolio'): PageFile[] =>
    globSync(`content/${folder}/*.yaml`, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => ({ file, path: pathOf(file, above) }));
  const files = {
    pages: list('pages', ''),
    services: list('services', '/services'),
    projects: list('projects', '/portfolio'),
  };
  const opened = new Map<string, Source | undefined>();

  function openAnew(file: string): Source | undefined {
    try {
      if (tried?.file !== file && !existsSync(join(root, file))) return undefined;
      return readSource(file, tried?.file === file ? tried.source : readFileSync(join(root, file), 'utf8'));
    } catch (error) {
      if (!(error instanceof Faults)) throw error;
      note(...error.all);
      return undefined;
    }
  }

  return {
    files,
    /** Of all pages. */
    addresses: Object.values(files).flatMap((each) => each.map(({ path }) => path)),
    /** Its faults are told once; undefined where it is none, or not there. */
    open(file: string): Source | undefined {
      if (!opened.has(file)) opened.set(file, openAnew(file));
      return opened.get(file);
    },
  };
}
