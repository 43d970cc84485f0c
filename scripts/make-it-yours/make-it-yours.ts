/**
 * `npm run make-it-yours`: asks for the company's facts, or reads them from a file (`-- --answers=FILE`), and adapts
 * content/ to this company: docs/owner/make-it-yours.md. `--force` for a content/ with uncommitted changes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Faults } from '../../app/load/faults.ts';
import { readSource } from '../../app/load/source.ts';
import { type Answers, readAnswers } from './answers.ts';
import { applyAnswers } from './apply-answers.ts';
import { askAll } from './ask.ts';
import { findSampleFacts, reportLeftovers } from './report-leftovers.ts';
import { applyStage, makeStage } from './stage.ts';

const root = resolve(import.meta.dirname, '../..');

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Throws when git could not restore the changed files. */
function refuseUnkept(): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', 'content'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0)
    fail(
      'This folder is not kept in git, so nothing that goes could be brought back.',
      'Copy the folder, or keep it: git init && git add . && git commit -m Start. Then run the command again, or add --force.',
    );
  if (stdout.trim() !== '')
    fail(
      'content/ has changes that git does not hold, and this command deletes files and writes others:',
      stdout.trimEnd(),
      'Keep them first: git add content && git commit -m Content. Then run the command again, or add --force.',
    );
}

function readFile(file: string, services: readonly string[]): Answers {
  if (!existsSync(file)) fail(`There is no file ${file}.`);
  try {
    return readAnswers(file, readFileSync(file, 'utf8'), services);
  } catch (error) {
    if (!(error instanceof Faults)) throw error;
    return fail(error.message, 'Nothing was written.');
  }
}

function readArguments() {
  try {
    return parseArgs({ options: { answers: { type: 'string' }, force: { type: 'boolean', default: false } } }).values;
  } catch {
    return fail('Usage: npm run make-it-yours [-- --answers=FILE] [--force]');
  }
}

const { answers: file, force } = readArguments();
if (!force) refuseUnkept();
const services = globSync('content/services/*.yaml', { cwd: root })
  .map((each) => basename(each, '.yaml'))
  .sort();
const answers = file === undefined ? await askAll(services) : readFile(file, services);
if (!answers) fail('', 'Nothing was written.');

const stage = makeStage(root);
const facts = () => readSource('content/site.yaml', readFileSync(resolve(root, 'content/site.yaml'), 'utf8')).data;
const before = facts();
const faults = applyAnswers(stage, answers);
if (faults.length === 0) {
  const { changed, deleted } = applyStage(stage, root);
  console.log(`${answers.name}: ${changed.length} files changed, ${deleted.length} deleted.`);
}
rmSync(stage, { recursive: true, force: true });
if (faults.length > 0)
  fail(
    new Faults(faults).message,
    'Nothing was written: content that the loader refuses would be left. This is a fault of the command.',
  );
// This process has read the old facts, so new ones are started.
for (const script of ['scripts/site/write-shared.ts', 'scripts/check/check-written.ts']) {
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
reportLeftovers(root, findSampleFacts(before, facts(), answers.keep));
