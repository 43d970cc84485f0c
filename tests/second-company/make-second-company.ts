import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { copyProject } from '../support/copy-project.ts';
import { company, edits } from './company.ts';

/** Renamed in content: it names records. */
const renamed: [string, string][] = [
  ['asha-mehra', 'jonna-krueger'],
  ['ravi-anand', 'emre-tan'],
];

/**
 * The whole project once more, as the second company has it, tests included.
 * @returns its folder, which the caller removes
 * @throws when an edit finds nothing to change: the site's own text has become another one
 */
export async function makeSecondCompany(): Promise<string> {
  const folder = copyProject('second-company');
  for (const file of company.removed) rmSync(join(folder, file));
  for (const [file, changes] of Object.entries(edits)) change(join(folder, file), changes);
  for (const file of globSync('content/**/*.yaml', { cwd: folder })) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      renamed.reduce((text, [from, to]) => text.replaceAll(from, to), source),
    );
  }
  execFileSync(join(folder, 'node_modules/.bin/node'), ['scripts/site/write-shared.ts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  for (const [index, name] of company.photographs.entries()) {
    const path = join(folder, 'content/photographs', name);
    mkdirSync(dirname(path), { recursive: true });
    const background = index === 0 ? '#31506e' : '#5d7f74';
    await sharp({ create: { width: 1200, height: 1500, channels: 3, background } })
      .jpeg()
      .toFile(path);
  }
  return folder;
}

function change(path: string, changes: readonly [string | RegExp, string][]): void {
  let source = readFileSync(path, 'utf8');
  for (const [from, to] of changes) {
    const changed = source.replace(from, () => to);
    if (changed === source)
      throw new Error(`${path} has no match for ${from} any more: correct tests/second-company/company.ts`);
    source = changed;
  }
  writeFileSync(path, source);
}
