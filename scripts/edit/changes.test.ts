import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Changes } from './changes.ts';

const file = 'page.md';
const text = 'Some words.\n';
const line = 'A line that somebody wrote in an editor.\n';

/** @param whileDrawn happens while the pages are drawn with the new words */
function openFile(whileDrawn: (path: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, file);
  writeFileSync(path, text);
  let isTried = false;
  const place = {
    id: 0,
    file,
    line: 1,
    start: 0,
    end: 11,
    kind: 'markdown',
    text: 'Some words.',
    source: 'Some words.',
  };
  const site = {
    content: { place: () => place as never },
    async try(overrides: object) {
      isTried = Object.keys(overrides).length > 0;
    },
    async faults() {
      if (isTried) whileDrawn(path);
      return [];
    },
  };
  return {
    folder,
    changes: new Changes(site, folder),
    read: () => readFileSync(path, 'utf8'),
    list: () => readdirSync(folder),
  };
}

it('A file that changes while the pages are drawn is left unchanged', async () => {
  const { changes, read, list } = openFile((path) => writeFileSync(path, text + line));
  await expect(changes.save(0, 'Other words.')).rejects.toThrow(`${file} has changed meanwhile`);
  expect(read()).toBe(text + line);
  expect(list()).toEqual([file]);
  await expect(changes.undo()).rejects.toThrow('Nothing was changed');
});

it('A file without other changes gets its new words, and undo restores those before', async () => {
  const { changes, read, list } = openFile(() => {});
  await changes.save(0, 'Other words.');
  expect(read()).toBe('Other words.\n');
  await changes.undo();
  expect(read()).toBe(text);
  expect(list()).toEqual([file]);
});

it('One step changes, makes and deletes files, and undo restores all of them', async () => {
  const { changes, read, list, folder } = openFile(() => {});
  writeFileSync(join(folder, 'gone.md'), 'To go.\n');
  await changes.change([
    { file, before: text, after: 'Other.\n' },
    { file: 'gone.md', before: 'To go.\n', after: undefined },
    { file: 'new.md', before: undefined, after: 'New.\n' },
  ]);
  expect([list(), read()]).toEqual([['new.md', file], 'Other.\n']);
  await changes.undo();
  expect([list(), read()]).toEqual([['gone.md', file], text]);
});

it('No file of several is changed when another program has changed one of them', async () => {
  const { changes, read, list } = openFile((path) => writeFileSync(path, text + line));
  const act = changes.change([
    { file: 'new.md', before: undefined, after: 'New.\n' },
    { file, before: text, after: 'Other.\n' },
  ]);
  await expect(act).rejects.toThrow(`${file} has changed meanwhile`);
  expect([list(), read()]).toEqual([[file], text + line]);
});

it('A file is made with its folder, and undo removes it', async () => {
  const { changes, list } = openFile(() => {});
  const made = { file: 'projects/a.yaml', before: undefined, after: 'name: A\n' };
  await changes.change([made]);
  expect(list()).toContain('projects');
  await changes.undo();
  await expect(changes.undo()).rejects.toThrow('Nothing was changed');
  await changes.change([made]);
});
