import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { content } from '../support/content.ts';
import { SiteCopy } from '../support/site-copy.ts';

const root = resolve(import.meta.dirname, '../..');
const sizes = [30, 300, 1000];
const [author = ''] = Object.keys(content.people);
const example = readFileSync(join(root, 'docs/owner/example-article.md'), 'utf8').replace(
  /^author: .*$/m,
  `author: ${author}`,
);
const fence = '---\n';

/** About 900 words, different in each article, with the example's code, table, picture and footnote. */
function articleOf(index: number, salt = ''): string {
  const day = new Date(Date.UTC(2020, 0, 1 + index)).toJSON().slice(0, 10);
  const [, fields = '', words = ''] = example.split(fence);
  const own = fields
    .replace(/^title: .*$/m, `title: Article number ${index} of a blog that grows`)
    .replace(/^date: .*$/m, `date: ${day}`)
    .replace(/^category: .*$/m, `category: Category ${index % 6}`)
    .replace(/^tags: .*$/m, `tags: [Tag ${index % 9}, Tag ${index % 5}]`)
    .replace(/^(description: )/m, `$1${index}. `);
  const filler = Array.from(
    { length: 8 },
    (_, part) =>
      `## Part ${part + 1} of article ${index}\n\n${Array.from({ length: 70 }, (__, word) => `w${(index * 7919 + part * 104729 + word * 31) % 9973}`).join(' ')}${salt}.\n`,
  );
  return `${fence}${own}${fence}${words}\n${filler.join('\n')}`;
}

interface Build {
  seconds: number;
  /** Peak of resident memory. */
  megabytes: number;
}

async function build(folder: string): Promise<Build> {
  const started = performance.now();
  const child = spawn(join(root, 'node_modules/.bin/node'), ['scripts/build/build.ts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  let peak = 0;
  const watch = setInterval(() => {
    try {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      peak = Math.max(peak, Number(kilobytes ?? 0));
    } catch {
      // Process ended.
    }
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error('The copy was not built.');
  return { seconds: (performance.now() - started) / 1000, megabytes: peak / 1000 };
}

async function measure(count: number): Promise<string> {
  const copy = new SiteCopy();
  try {
    rmSync(join(copy.folder, 'build'), { recursive: true, force: true });
    for (let index = 0; index < count; index += 1) copy.write(`content/articles/article-${index}.md`, articleOf(index));
    const cold = await build(copy.folder);
    const same = await build(copy.folder);
    copy.write(`content/articles/article-${count >> 1}.md`, articleOf(count >> 1, ' changed'));
    const changed = await build(copy.folder);
    copy.write('content/articles/article-new.md', articleOf(count, ' new'));
    const added = await build(copy.folder);
    const client = join(copy.folder, 'build/client');
    const pages = globSync('**/index.html', { cwd: client }).length;
    const scripts = globSync('assets/start-*.js.br', { cwd: client }).map((file) => statSync(join(client, file)).size);
    const peak = Math.max(...[cold, same, changed, added].map(({ megabytes }) => megabytes));
    const cells = [count, pages, ...[cold, changed, added].map(({ seconds }) => `${seconds.toFixed(1)} s`)];
    return `| ${[...cells, `${peak.toFixed(0)} MB`, `${scripts[0]} bytes`].join(' | ')} |`;
  } finally {
    copy.dispose();
  }
}

/** Measures time and memory of builds as the blog grows. Linux only. */
export async function measureBuilds(): Promise<string> {
  const rows: string[] = [];
  for (const count of sizes) rows.push(await measure(count));
  return [
    '# Builds',
    '',
    `Measured by \`npm run bench -- builds\` on ${new Date().toJSON().slice(0, 10)}: copies of the site with articles of about 900 words each, with code, a table, a picture and a footnote; every article has a drawn cover.`,
    '',
    '| Articles | Pages | Cold build | After a change of one article | After a new article | Peak memory | Start script, brotli |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    'Cold: nothing kept from an earlier build. A new article changes the lists of the newest ones beside many pages, so those are compressed again.',
    '',
  ].join('\n');
}
