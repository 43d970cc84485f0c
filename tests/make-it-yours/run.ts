/**
 * `npm run test:all -- "Make it yours"`: `npm run check` on a copy of the project that one command has made that of a company.
 * Which company, says the name of a file beside this one: `node tests/make-it-yours/run.ts arabic`. `--keep` leaves the copy.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
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

const answers = join(folder, `tests/make-it-yours/${company}.yaml`);
const isRight =
  run('scripts/site/write-shared.ts') &&
  run('scripts/make-it-yours/make-it-yours.ts', `--answers=${answers}`, '--force') &&
  run('scripts/test/check.ts');
if (process.argv.includes('--keep')) console.log(`The site of this company is in ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exit(isRight ? 0 : 1);
