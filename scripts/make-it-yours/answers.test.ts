import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSwitchedOff, readAnswers } from './answers.ts';

const root = resolve(import.meta.dirname, '../..');
const services = [
  'app-development',
  'blockchain',
  'cloud-service',
  'custom-development',
  'generative-ai',
  'web-development',
];
const right = readFileSync(resolve(root, 'tests/make-it-yours/german.yaml'), 'utf8');
const read = (source: string) => readAnswers('answers.yaml', source, services);

it('right answers are accepted, and parts that were not chosen are off', () => {
  expect(listSwitchedOff(read(right))).toEqual(['accounts', 'home2', 'home3', 'portfolio', 'products']);
  expect(
    globSync('tests/make-it-yours/*.yaml', { cwd: root })
      .map((file) => read(readFileSync(resolve(root, file), 'utf8')).name)
      .sort(),
  ).toEqual(['Minato Data', 'Werkhof Nord', 'دار الكود']);
});

it('answers may be JSON', () => {
  expect(read(JSON.stringify(read(right))).people).toHaveLength(5);
});

describe('wrong answers are named with their line', () => {
  it.each([
    ['a missing name', /^name: .*\n/m, '', 'answers.yaml:2: `name` is missing'],
    ['a year in words', /^established: .*/m, 'established: long ago', 'established'],
    ['an address that is none', /^email: .*/m, 'email: nobody', 'an address of mail'],
    ['a number that nobody can call', /^phone: .*/m, 'phone: ask me', 'a number of a telephone'],
    ['a currency that is none', /^currency: .*/m, 'currency: EURO', 'three capital letters of a currency'],
    ['a language that is none', /^language: .*/m, 'language: German!', 'a tag of a language'],
    ['a color beyond the circle', /^hue: .*/m, 'hue: 400', 'degrees from 0 to 359'],
    ['a service that is not there', 'cloud-service', 'cloud-services', 'no service is called `cloud-services`'],
    ['a part that is not there', '[blog, team]', '[blog, teams]', '`team`'],
    ['nobody', /^people:\n(?: {2}- .*\n)+/m, 'people: []\n', 'somebody reads each message first'],
    ['one person twice', 'Emre Tan', 'Jonna Krüger', 'is twice in `people`'],
    ['an amount that cannot be paid', 'monthly: 490,', 'monthly: 490.123,', '490.123 is not an amount of EUR'],
    ['a field that is not there', /^hue:/m, 'hues: 1\nhue:', 'no field is called `hues`'],
  ])('%s', (_, from, to, told) => {
    const wrong = right.replace(from, to);
    expect(wrong).not.toBe(right);
    expect(() => read(wrong)).toThrow(told);
  });
});
