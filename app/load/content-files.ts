import { matchesGlob } from 'node:path';
import { wordFiles } from './words.ts';

const template = (name: string) => `content/templates/${name}.yaml`;

/** Content files, by the name of their schema in build/schemas; .vscode/settings.json has the same for editors. */
export const contentFiles: Readonly<Record<string, readonly string[]>> = {
  page: ['content/pages/*.yaml', template('page')],
  service: ['content/services/*.yaml', template('service')],
  project: ['content/projects/*.yaml', template('project')],
  profile: [template('profile')],
  people: ['content/people.yaml'],
  person: [template('person')],
  plans: ['content/plans.yaml'],
  plan: [template('plan')],
  posts: ['content/posts.yaml'],
  post: [template('post')],
  redirects: ['content/redirects.yaml'],
  site: ['content/site.yaml'],
  ...Object.fromEntries(
    [...wordFiles, 'blog', 'numbers'].map((name) => [`words-${name}`, [`content/words/${name}.yaml`]]),
  ),
};

/** @returns the name of the schema of a file; undefined if nothing reads it */
export const schemaNameOf = (file: string): string | undefined =>
  Object.keys(contentFiles).find((name) => contentFiles[name]?.some((pattern) => matchesGlob(file, pattern)));
