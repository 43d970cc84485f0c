/** Answers about a company, and their faults. */
import { z } from 'zod';
import { check } from '../../app/load/describe.ts';
import { type Fault, Faults } from '../../app/load/faults.ts';
import { parts, siteSchema } from '../../app/load/site.ts';
import { readSource, toPlain, Written } from '../../app/load/source.ts';
import { currencyDigits } from '../../shared/money.ts';
import { slugOf } from '../../shared/slug.ts';

const text = z.preprocess((value) => (value instanceof Written ? value.words : value), z.string().min(1, 'a text'));
const number = z.preprocess(toPlain, z.number());
const { name, language, currency, email, phone, office, social, brand, address } = siteSchema.shape;
const { postalCode, region } = address.shape;

/** Parts of the site with a question; the others are forms of the blog that send nothing. */
export const optionalParts = ['blog', 'portfolio', 'products', 'team', 'accounts', 'home2', 'home3'] as const;

const person = z.strictObject({ name: text, role: text, text: text.optional() });
const plan = z.strictObject({
  name: text,
  monthly: number,
  /** Ten months by default. */
  annually: number.optional(),
  members: number.optional(),
  limit: text.optional(),
  text: text.optional(),
  adds: z.array(text).default([]),
});

const fields = z.strictObject({
  name,
  established: z.preprocess(
    (value) => (value instanceof Written ? value.words : value),
    z.string().regex(/^\d{4}$/, 'a year, such as 2019'),
  ),
  street: text,
  postalCode,
  city: text,
  region,
  country: text,
  email,
  phone,
  language,
  currency,
  hue: brand.shape.hue,
  office: office.optional(),
  social: social.optional(),
  people: z.array(person).min(1, 'a list with one person at least: somebody reads each message first'),
  keep: z.array(z.preprocess(toPlain, z.literal([...optionalParts]))).default([]),
  services: z.array(text).min(1, 'a list with one service at least'),
  plans: z.array(plan).min(1, 'a list with one plan at least').optional(),
});

export type Answers = z.output<typeof fields>;

const findDouble = (all: readonly string[]) => all.find((each, index) => all.indexOf(each) < index);

/**
 * Reads answers in YAML, of which JSON is a part.
 * @param services that there are, by the names of their files
 * @throws Faults, with everything that is wrong with them
 */
export function readAnswers(file: string, source: string, services: readonly string[]): Answers {
  const faults: Fault[] = [];
  const opened = readSource(file, source);
  const answers = check(fields, opened, (...found) => faults.push(...found));
  if (!answers) throw new Faults(faults);
  for (const [index, service] of answers.services.entries())
    if (!services.includes(service))
      faults.push({
        file,
        line: opened.lineOf(['services', index]),
        text: `no service is called \`${service}\`. There is: ${services.join(', ')}.`,
      });
  const digits = currencyDigits(answers.currency);
  for (const [index, { monthly, annually = 0 }] of (answers.plans ?? []).entries())
    for (const amount of [monthly, annually])
      if (amount < 0 || Number(amount.toFixed(digits)) !== amount)
        faults.push({
          file,
          line: opened.lineOf(['plans', index]),
          text: `${amount} is not an amount of ${answers.currency}, which has ${digits || 'no'} decimals and is not below 0`,
        });
  const doubles: [keyof Answers, string | undefined][] = [
    ['people', findDouble(answers.people.map((each) => slugOf(each.name)))],
    ['services', findDouble(answers.services)],
    ['keep', findDouble(answers.keep)],
    ['plans', findDouble((answers.plans ?? []).map((each) => each.name))],
  ];
  for (const [field, twice] of doubles)
    if (twice !== undefined)
      faults.push({ file, line: opened.lineOf([field]), text: `\`${twice}\` is twice in \`${field}\`` });
  if (faults.length > 0) throw new Faults(faults);
  return answers;
}

export const listSwitchedOff = ({ keep }: Pick<Answers, 'keep'>) =>
  parts.filter((part) => (optionalParts as readonly string[]).includes(part) && !keep.some((kept) => kept === part));
