import { relative, resolve } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin, ViteDevServer } from 'vite';

/** Vite's `baseline-widely-available`. Without targets lightningcss writes the newest drafts only. */
export const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

const app = resolve(import.meta.dirname, '../../app');
const pathOf = (file: string) => relative(app, file).replaceAll('\\', '/');

/** A module -> those that it imports, all by the paths of their files. */
type ImportsOf = (file: string) => Iterable<string>;

/** Rules of style sheets by their path in app/, such as `ui/link/link.css`, in the order in which pages carry them. */
export type Sheets = ReadonlyMap<string, string>;

/** Later rooms adjust sheets of earlier ones: see docs/develop/styles.md. */
const rooms = ['ui', 'layouts', 'sections', 'blocks'];
const rankOf = (path: string) => rooms.indexOf(path.split('/')[0] ?? '');

/** Reads the style sheets that the modules of the pages import. Pages carry them in the document, bundles carry none. */
export class PageStyles {
  readonly #rules = new Map<string, string>();
  readonly #imports = new Map<string, readonly string[]>();

  /** Runs between the plugins of Vite that turn a sheet into CSS and CSS into a module. */
  readonly plugin: Plugin = pluginFor(this.#rules, this.#imports);

  /** All that was read, for a later build of the same modules. */
  toJSON() {
    return { rules: [...this.#rules], imports: [...this.#imports] };
  }

  restore({ rules, imports }: ReturnType<PageStyles['toJSON']>): void {
    for (const [file, each] of rules) this.#rules.set(file, each);
    for (const [file, each] of imports) this.#imports.set(file, each);
  }

  get all(): Sheets {
    return inOrder(this.#rules);
  }

  /**
   * @param sources of a page, by their paths in app/
   * @param server that made the modules, if not bundled
   */
  sheetsOf(sources: readonly string[], server?: ViteDevServer): Sheets {
    const importsOf: ImportsOf = server ? importsIn(server) : (file) => this.#imports.get(file) ?? [];
    const files = new Set(sources.map((source) => resolve(app, source)));
    for (const file of files) for (const imported of importsOf(file)) files.add(imported);
    return inOrder([...this.#rules].filter(([file]) => files.has(file)));
  }
}

const inOrder = (rules: Iterable<[file: string, rules: string]>): Sheets =>
  new Map(
    [...rules]
      .map(([file, each]): [string, string] => [pathOf(file), each])
      .sort(([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1)),
  );

function pluginFor(rules: Map<string, string>, imports: Map<string, readonly string[]>): Plugin {
  return {
    name: 'page-styles',
    transform(code, id) {
      if (!id.endsWith('.css') || rankOf(pathOf(id)) < 0) return undefined;
      const small = transform({ filename: id, code: Buffer.from(code), minify: true, targets });
      rules.set(id, small.code.toString());
      return { code: '', map: null };
    },
    generateBundle() {
      for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
}

function importsIn(server: ViteDevServer): ImportsOf {
  const graph = server.environments.ssr.moduleGraph;
  return (file) => [...(graph.getModuleById(file)?.importedModules ?? [])].flatMap(({ id }) => id ?? []);
}
