// @module-tag long
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { SiteCopy } from '../../tests/support/site-copy.ts';
import { filesIn } from './site-folder.ts';

const [author = ''] = Object.keys(content.people);
const article = (index: number) => `---
title: An article with the number ${index}
date: 2026-01-1${index}
author: ${author}
category: ${index < 4 ? 'Data' : 'Business'}
tags: [Trial]
description: What was tried in case ${index}, what came of it, and what we would do otherwise the next time.
---

Words of the article, with code.

\`\`\`js
const number = ${index};
\`\`\`
`;

/** All that a build makes. */
const made = [
  'build',
  'app/art',
  'app/photographs/index.json',
  'public/art',
  'public/assets',
  'public/favicon.svg',
  'shared/facts.json',
  'shared/words',
];
const hosts = ['caddy', 'cloudflare-pages', 'github-pages', 'netlify', 'nginx', 'vercel'];

describe('a build after a change makes the files that a build from nothing makes', () => {
  const copy = new SiteCopy();
  let env: Record<string, string> = {};
  const at = (file: string) => join(copy.folder, file);
  const change = (file: string, from: RegExp | string, to: string) => () => {
    const text = readFileSync(at(file), 'utf8');
    expect(text).toMatch(from);
    copy.write(file, text.replace(from, to));
  };
  const set = (settings: Record<string, string>) => () => {
    env = settings;
  };
  const make = () => {
    for (const script of ['scripts/site/write-shared.ts', 'scripts/build/build.ts']) copy.run(script, [], env);
  };
  const filesOf = (folder: string) =>
    Object.fromEntries(filesIn(at(folder)).map((file) => [file, readFileSync(join(at(folder), file), 'base64')]));
  function expectSame(one: Record<string, string>, other: Record<string, string>): void {
    expect(Object.keys(one).sort()).toEqual(Object.keys(other).sort());
    expect(Object.keys(one).filter((file) => one[file] !== other[file])).toEqual([]);
  }
  /** All that is served, and each host's form of it. */
  function readMade(): Record<string, string>[] {
    const notes = { 'site.json': readFileSync(at('build/site.json'), 'utf8') };
    const laidOut = env.SITE_URL ? hosts : [];
    const ofHosts = laidOut.map((host) => {
      copy.run('scripts/hosts/write-host.ts', [`--host=${host}`], env);
      return filesOf('build/host');
    });
    return [notes, filesOf('build/client'), ...ofHosts];
  }
  /** Puts away what builds have made, or brings it back. */
  function move(from: string, to: string): void {
    for (const file of made) {
      rmSync(at(join(to, file)), { recursive: true, force: true });
      mkdirSync(dirname(at(join(to, file))), { recursive: true });
      if (existsSync(at(join(from, file)))) renameSync(at(join(from, file)), at(join(to, file)));
    }
  }

  beforeAll(() => {
    for (let index = 1; index <= 6; index++) copy.write(`content/articles/article-${index}.md`, article(index));
    make();
  });
  afterAll(() => copy.dispose());

  it.each([
    ['the title of an article', change('content/articles/article-3.md', 'the number 3', 'another number')],
    ['the words of an article', change('content/articles/article-4.md', 'with code', 'with “code”, ňever')],
    ['the category of an article', change('content/articles/article-2.md', 'category: Data', 'category: Trials')],
    ['the date of an article', change('content/articles/article-1.md', '2026-01-11', '2026-01-20')],
    ['a removed article', () => rmSync(at('content/articles/article-5.md'))],
    ['a word of all pages', change('content/words/labels.yaml', 'skipToContent: ', 'skipToContent: Now ')],
    ['a person', change('content/people.yaml', /role: /, 'role: Chief ')],
    [
      'a picture',
      change('content/illustrations/ability-context.svg', '</svg>', '<path d="M0 0h9v9z" fill="#123"/></svg>'),
    ],
    ['a style', change('app/blocks/latest-posts/style.css', /$/, '\n.post-list { color: red; }\n')],
    [
      'a component',
      change('app/ui/article/neighbor-posts.tsx', 'className="neighbor-posts"', 'className="neighbor-posts soft"'),
    ],
    ['the name of the company', change('content/site.yaml', /^shortName: .*$/m, 'shortName: Otherwise')],
    ['a path of the public address', set({ SITE_URL: 'https://www.example.com/site' })],
    ['counting', set({ SITE_URL: 'https://www.example.com/site', STATS: 'on' })],
    ['counting by a script, at the root of another address', set({ SITE_URL: 'https://example.org', STATS: 'beacon' })],
    ['no settings again', set({})],
  ])('%s', (_, apply) => {
    apply();
    make();
    const changed = readMade();

    move('.', 'kept');
    make();
    const fresh = readMade();
    for (const [index, files] of fresh.entries()) expectSame(changed[index] ?? {}, files);
    move('kept', '.');
  });
});
