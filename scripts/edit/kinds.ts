/** Kinds that the panel makes, each from its template in content/templates, and removes. */
import { schemaNameOf } from '../../app/load/content-files.ts';
import { addressOf } from '../../app/load/open-content.ts';
import { articleFolder, readName } from '../../app/markdown/article-name.ts';

export interface Kind {
  /** Heading of the kind in the panel. */
  fold: string;
  /** One file for all records. */
  file?: string;
  /** Folder of one file for each. */
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

/** Tells whether the panel edits a file of content/. Facts of the company are excluded: every module holds them. */
export const isEdited = (file: string): boolean =>
  /^content\/(?:(?:articles|texts)\/[\w/-]+|templates\/article)\.(?:md|markdown)$/.test(file) ||
  (/^content\/[\w/-]+\.yaml$/.test(file) && ![undefined, 'site'].includes(schemaNameOf(file)));
