/**
 * `npm run test:all -- "Second company"`: runs the gate and the longer tests on a copy that another company has taken over, and
 * searches the build for traces of the first one. `--keep` leaves the copy and prints its path.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { company } from './company.ts';
import { makeSecondCompany } from './make-second-company.ts';

const isKept = process.argv.includes('--keep');
const folder = await makeSecondCompany();
const node = join(folder, 'node_modules/.bin/node');
const env = { ...process.env, OWN_COMPANY: '1', PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}` };
const { status } = spawnSync(node, ['tests/run/test.ts', '--long'], { cwd: folder, env, stdio: 'inherit' });

const traces = globSync('build/{client,server}/**/*.{html,js,css,svg,xml,txt,json,webmanifest}', {
  cwd: folder,
}).flatMap((file) => {
  const [trace] = company.traces.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  return trace === undefined ? [] : [`${file} still says ${trace}`];
});
for (const line of traces) console.error(line);
if (isKept) console.log(`The second company's site is in ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exit(status === 0 && traces.length === 0 ? 0 : 1);
