/**
 * `npm run test:all -- "Make it yours: german"`: `npm run check` on a copy of the project that one command has adapted
 * to a company. The name of a file beside this one chooses the company: `node tests/make-it-yours/run.ts arabic`.
 * `--keep` leaves the copy.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../support/copy-project.ts';

const [company = 'german'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const folder = copyProject('make-it-yours');
const run = (...command: string[]) => {
  const env = { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}` };
  return (
    spawnSync(join(folder, 'node_modules/.bin/node'), command, { cwd: folder, env, stdio: 'inherit' }).status === 0
  );
};

/** Number of a company's articles, one a day. */
const articles: Record<string, number> = { japanese: 40 };

function writeArticles(): true {
  const [, fields = ''] = readFileSync(join(folder, 'docs/owner/example-article.md'), 'utf8').split('---\n');
  const [, author = ''] = /^([\w-]+):/m.exec(readFileSync(join(folder, 'content/people.yaml'), 'utf8')) ?? [];
  mkdirSync(join(folder, 'content/articles'), { recursive: true });
  for (let number = 1; number <= (articles[company] ?? 0); number += 1) {
    const day = new Date(Date.UTC(2026, 0, number)).toJSON().slice(0, 10);
    const words = (part: number) =>
      Array.from({ length: 70 }, (_, word) => `w${(number * 7919 + part * 4729 + word * 31) % 9973}`).join(' ');
    const head = fields
      .replace(/^title: (.*)$/m, `title: $1, ${number}`)
      .replace(/^date: .*$/m, `date: ${day}`)
      .replace(/^author: .*$/m, `author: ${author}`)
      .replace(/^(description: )/m, `$1${number}. `);
    const parts = [1, 2, 3, 4].map((part) => `## Part ${part} of article ${number}\n\n${words(part)}.\n`);
    const text = `---\n${head}---\n\nAs written[^1].\n\n${parts.join('\n')}\n[^1]: ${words(5)}.\n`;
    writeFileSync(join(folder, `content/articles/invoice-${number}.md`), text);
  }
  return true;
}

const answers = join(folder, `tests/make-it-yours/${company}.yaml`);
const isRight =
  run('scripts/site/write-shared.ts') &&
  run('scripts/make-it-yours/make-it-yours.ts', `--answers=${answers}`, '--force') &&
  writeArticles() &&
  run('tests/run/check.ts');
if (process.argv.includes('--keep')) console.log(`The site of this company is in ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exit(isRight ? 0 : 1);
