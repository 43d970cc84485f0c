// @module-tag long

import { globSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { optionalParts, readAnswers } from './answers.ts';
import { applyAnswers } from './apply-answers.ts';
import { makeStage } from './stage.ts';

const root = resolve(import.meta.dirname, '../..');
const services = globSync('content/services/*.yaml', { cwd: root }).map((file) => basename(file, '.yaml'));
let stage: string | undefined;

afterEach(() => {
  if (stage) rmSync(stage, { recursive: true, force: true });
});

const answers = (keep: readonly string[], kept: readonly string[], people: number) =>
  readAnswers(
    'answers.yaml',
    JSON.stringify({
      name: 'Kestrel',
      established: 2009,
      street: 'Alter Kai 4',
      city: 'Flensburg',
      country: 'Germany',
      email: 'moin@kestrel.test',
      phone: '+49 40 5600 1170',
      language: 'en',
      currency: 'EUR',
      hue: 235,
      people: Array.from({ length: people }, (_, index) => ({ name: `Person ${index}`, role: 'Role' })),
      keep,
      services: kept,
    }),
    services,
  );

it.each([
  ['everything', [...optionalParts], services, 9],
  ['nothing', [], [services[0]], 1],
  ...optionalParts.map((part, index) => [`${part} alone`, [part], [services[index % services.length]], index + 1]),
] as [string, string[], string[], number][])(
  'whoever keeps %s has content without a fault @sample',
  (_, keep, kept, people) => {
    stage = makeStage(root);
    expect(applyAnswers(stage, answers(keep, kept, people))).toEqual([]);
  },
);
