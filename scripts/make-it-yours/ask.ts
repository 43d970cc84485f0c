/** The questions, on a terminal. Answers become the text of a file, so that the same rules read both. */
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { stringify } from 'yaml';
import { Faults } from '../../app/load/faults.ts';
import { type Answers, optionalParts, readAnswers } from './answers.ts';

interface Question {
  ask: string;
  /** Default answer. */
  otherwise?: string;
  /** Fields in a file of answers. */
  read: (answer: string) => Record<string, unknown>;
}

const splitAt = (sign: RegExp, answer: string) =>
  answer
    .split(sign)
    .map((each) => each.trim())
    .filter((each) => each !== '');

const one = (ask: string, field: string, otherwise?: string): Question => ({
  ask,
  ...(otherwise !== undefined && { otherwise }),
  read: (answer) => ({ [field]: answer }),
});

const listQuestions = (services: readonly string[]): Question[] => [
  one('Name of the company, 2 to 24 letters', 'name'),
  one('Street and number', 'street'),
  one('Postal code, if there is one', 'postalCode', ''),
  one('City', 'city'),
  one('Region or state, if an address has one', 'region', ''),
  one('Country', 'country'),
  one('Year in which it was established', 'established'),
  one('E-mail address', 'email'),
  one('Phone, such as +49 40 123 456', 'phone'),
  one('Language of the words, as a tag such as en, de or ar', 'language', 'en'),
  one('Currency of the prices, three letters', 'currency', 'EUR'),
  {
    ask: 'Color in degrees: 25 is red, 46 orange, 145 green, 250 blue, 300 violet',
    otherwise: '46',
    read: (answer) => ({ hue: Number.isNaN(Number(answer)) ? answer : Number(answer) }),
  },
  {
    ask: 'People, as "Anna Berg: Cloud Lead; Jo Tan: Design". The first one reads each message first',
    read: (answer) => ({
      people: splitAt(/;/, answer).map((each) => {
        const [name = '', ...role] = each.split(':');
        return { name: name.trim(), role: role.join(':').trim() };
      }),
    }),
  },
  {
    ask: `Parts to keep, of ${optionalParts.join(', ')}; "none" for none`,
    otherwise: 'team',
    read: (answer) => ({ keep: answer === 'none' ? [] : splitAt(/[,\s]+/, answer) }),
  },
  {
    ask: `Services to keep, of ${services.join(', ')}`,
    otherwise: services.join(', '),
    read: (answer) => ({ services: splitAt(/[,\s]+/, answer) }),
  },
];

/** Finds the faults of one answer; unasked questions have none. */
function findFault(given: Record<string, unknown>, services: readonly string[]): string | undefined {
  const complete = {
    name: 'Kestrel',
    street: 'a',
    city: 'a',
    country: 'a',
    established: 2000,
    email: 'a@b.test',
    phone: '+1 2',
    language: 'en',
    currency: 'EUR',
    hue: 1,
    people: [{ name: 'a', role: 'b' }],
    services: [...services],
    ...given,
  };
  try {
    readAnswers('', stringify(complete, { lineWidth: 0 }), services);
    return undefined;
  } catch (error) {
    if (!(error instanceof Faults)) throw error;
    return error.all.map(({ text }) => text).join('\n  ');
  }
}

/**
 * Asks until answers are valid.
 * @returns undefined when the input ends before
 */
export async function askAll(services: readonly string[]): Promise<Answers | undefined> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const lines = terminal[Symbol.asyncIterator]();
  let given: Record<string, unknown> = {};
  try {
    for (const { ask, otherwise, read } of listQuestions(services)) {
      for (;;) {
        stdout.write(`${ask}${otherwise === undefined ? '' : ` [${otherwise}]`}: `);
        const { value, done } = await lines.next();
        if (done) return undefined;
        const answer = read(String(value).trim() || (otherwise ?? ''));
        const fault = findFault(answer, services);
        if (fault === undefined) {
          given = { ...given, ...answer };
          break;
        }
        stdout.write(`  ${fault}\n`);
      }
    }
  } finally {
    terminal.close();
  }
  return readAnswers('answers', stringify(given, { lineWidth: 0 }), services);
}
