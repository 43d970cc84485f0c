/** Kinds of what the panel makes, each from the template of its name in content/templates, and removes. */
import { schemaNameOf } from '../../app/load/content-files.ts';
import { addressOf } from '../../app/load/open-content.ts';
import { articleFolder, readName } from '../../app/markdown/article-name.ts';

export interface Kind {
  /** All of them, as the panel calls them. */
  fold: string;
  /** One file for all of them, a record each. */
  file?: string;
  /** A file each, in this folder. */
  folder?: string;
}

export type KindName = 'person' | 'plan' | 'post' | 'article' | 'service' | 'project' | 'page';

export const kinds: Readonly<Record<KindName, Kind>> = {
  person: { fold: 'People', file: 'content/people.yaml' },
  plan: { fold: 'Plans', file: 'content/plans.yaml' },
  post: { fold: 'Posts', file: 'content/posts.yaml' },
  article: { fold: 'Articles', folder: articleFolder },
  service: { fold: 'Services', folder: 'content/services' },
  project: { fold: 'Projects', folder: 'content/projects' },
  page: { fold: 'Pages', folder: 'content/pages' },
};

export const isKind = (name: unknown): name is KindName => typeof name === 'string' && Object.hasOwn(kinds, name);

/** The kind of a file: of all records in it, or of the page that it is. */
export const kindOf = (file: string): KindName | undefined =>
  (Object.keys(kinds) as KindName[]).find(
    (name) => kinds[name].file === file || file.startsWith(`${kinds[name].folder}/`),
  );

/** Address of a file that is a page or an article. */
export const pathOf = (file: string): `/${string}` =>
  kindOf(file) === 'article' ? `/blog/${readName(file).slug}` : addressOf(file);

/** Whether the panel edits a file. The facts of the company are part of every module, and no way leads out of content/. */
export const isEdited = (file: string): boolean =>
  /^content\/(?:(?:articles|texts)\/[\w/-]+|templates\/article)\.(?:md|markdown)$/.test(file) ||
  (/^content\/[\w/-]+\.yaml$/.test(file) && ![undefined, 'site'].includes(schemaNameOf(file)));
