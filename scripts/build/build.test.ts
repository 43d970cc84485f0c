// @module-tag long
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

/** A change of one file. */
const change = (file: string, from: RegExp | string, to: string) => ({ file, from, to });

describe('a build after a change makes the files that a build from nothing makes', () => {
  const copy = new SiteCopy();
  const build = join(copy.folder, 'build');
  const make = () => {
    for (const script of ['scripts/site/write-shared.ts', 'scripts/build/build.ts']) copy.run(script);
  };
  const filesOf = (folder: string) =>
    Object.fromEntries(filesIn(folder).map((file) => [file, readFileSync(join(folder, file)).toString('base64')]));

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
  ])('%s', (_, { file, from, to }) => {
    const before = filesOf(join(build, 'client'));
    const text = readFileSync(join(copy.folder, file), 'utf8');
    expect(text).toMatch(from);
    copy.write(file, text.replace(from, to));
    make();
    const changed = filesOf(join(build, 'client'));
    if (file.startsWith('content')) expect(changed).not.toEqual(before);

    renameSync(build, `${build}-kept`);
    make();
    const fresh = filesOf(join(build, 'client'));
    expect(Object.keys(changed).sort()).toEqual(Object.keys(fresh).sort());
    expect(Object.keys(fresh).filter((name) => fresh[name] !== changed[name])).toEqual([]);
    expect(readFileSync(join(build, 'site.json'), 'utf8')).toBe(readFileSync(`${build}-kept/site.json`, 'utf8'));
    rmSync(build, { recursive: true });
    renameSync(`${build}-kept`, build);
  });
});
