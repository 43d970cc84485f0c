import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { fillMessage } from '../../shared/contact-message.ts';
import { makeTestFolder } from '../support/server/temporary-folder.ts';
import { readSamples } from './read-samples.ts';

const line = { label: 'spam', kind: 'seo', name: 'A', email: 'a@b.example', phone: '-', company: '', message: 'Hi' };

function write(...lines: string[]): URL {
  const folder = makeTestFolder();
  writeFileSync(join(folder, 'some.jsonl'), lines.join('\n'));
  return pathToFileURL(`${folder}/`);
}

it('A line has a message and its labels', () => {
  const fields = { ...fillMessage(() => ''), name: 'A', email: 'a@b.example', phone: '-', message: 'Hi' };
  expect(readSamples(write(JSON.stringify({ ...line, fillMs: 5 })))).toEqual([
    { label: 'spam', kind: 'seo', source: 'some', message: fields, fillMs: 5 },
  ]);
});

it.each([
  ['is no JSON', '{'],
  ['has an unknown label', JSON.stringify({ ...line, label: 'ham' })],
  ['lacks the message', JSON.stringify({ ...line, message: undefined })],
])('A line that %s is named', (_, text) => {
  expect(() => readSamples(write(JSON.stringify(line), text))).toThrow('some.jsonl:2');
});
