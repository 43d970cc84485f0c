/** Facts of the company: content/site.yaml. Imports nothing that needs them: shared/facts.json is made of them first. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { check } from './describe.ts';
import { type Fault, Faults } from './faults.ts';
import { readSource, toPlain, Written } from './source.ts';

/** Words, even if YAML reads a number. */
const text = z.preprocess((value) => (value instanceof Written ? value.words : value), z.string());
const optionalText = text.default('');
const number = z.preprocess(toPlain, z.number());
const choice = <const Words extends readonly [string, ...string[]]>(...all: Words) =>
  z.preprocess(toPlain, z.literal(all as unknown as Words[number][]));
/** @param wanted words of a fault: `latitude` is degrees from -90 to 90 */
const that =
  <Value>(isFine: (value: Value) => boolean, wanted: string) =>
  (value: Value, context: z.RefinementCtx) => {
    if (!isFine(value)) context.addIssue({ code: 'invalid_format', format: 'custom', message: wanted });
  };
const matching = (pattern: RegExp, wanted: string) => text.superRefine(that((value) => pattern.test(value), wanted));
const externalUrl = matching(/^https:\/\/[^/]+\//, 'an address that begins with https:// and has a / after its host');

/** Address without signs that would end it in the policy. */
const policyUrl = matching(
  /^https:\/\/[^/\s;,'"]+\/[^\s;,'"#]*$/,
  'an address that begins with https://, without blanks, quotes, ; , #',
);

/** Addresses to which the scripts of known tools report, beside the script. */
const reportsOf = { plausible: '/api/event', umami: 'api/send', matomo: 'matomo.php' };

/** A counter of visits on another site. */
const analytics = z
  .strictObject({
    tool: choice('plausible', 'matomo', 'umami', 'own'),
    script: policyUrl,
    reports: policyUrl.optional(),
    site: optionalText,
    attributes: z.record(z.string().regex(/^data-[a-z0-9-]+$/), text).default({}),
    /** Asked before a tool that sets cookies. */
    question: z.strictObject({ text, yes: text, no: text }).optional(),
  })
  .transform((record, context) => {
    const { tool, script } = record;
    const beside = tool !== 'own' && new URL(reportsOf[tool], script).href;
    const reports = record.reports ?? beside;
    if (tool !== 'own' && record.site === '')
      context.addIssue({
        code: 'custom',
        message: `\`site\` is missing: ${tool} knows this site by it`,
        path: ['site'],
      });
    if (!reports)
      context.addIssue({
        code: 'custom',
        message: '`reports` is missing: the address to which the script reports',
        path: ['reports'],
      });
    return { ...record, reports: reports || '' };
  });

/** Optional parts of the site. */
export const parts = [
  'accounts',
  'blog',
  'comments',
  'home2',
  'home3',
  'newsletter',
  'portfolio',
  'products',
  'search',
  'team',
] as const;

const steps = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'] as const;

export const siteSchema = z.strictObject({
  name: matching(/^.{2,24}$/u, '2 to 24 letters'),
  shortName: matching(/./, 'a name'),
  established: text,
  sample: z.preprocess(toPlain, z.boolean()).default(false),
  language: text.superRefine(that(isLanguage, 'a tag of a language, such as en or de-AT')),
  direction: choice('ltr', 'rtl').default('ltr'),
  currency: text.superRefine(
    that(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      'three capital letters of a currency, such as EUR',
    ),
  ),
  email: matching(/^[^\s@]+@[^\s@]+$/, 'an address of mail'),
  phone: matching(/^\+?[\d\s()./-]+$/, 'a number of a telephone, such as +49 40 123 456'),
  address: z.strictObject({
    plot: optionalText,
    street: text,
    postalCode: optionalText,
    city: text,
    region: optionalText,
    country: text,
  }),
  office: z.strictObject({
    latitude: number.superRefine(that((degrees) => Math.abs(degrees) <= 90, 'degrees from -90 to 90')),
    longitude: number.superRefine(that((degrees) => Math.abs(degrees) <= 180, 'degrees from -180 to 180')),
    timeZone: text.superRefine(that(isTimeZone, 'a time zone, such as Europe/Berlin')),
  }),
  landmarks: z.strictObject({ water: optionalText, avenue: optionalText, hills: optionalText }),
  social: z.strictObject({
    facebook: externalUrl.default(''),
    twitter: externalUrl.default(''),
    linkedin: externalUrl.default(''),
    instagram: externalUrl.default(''),
  }),
  products: z.strictObject({ signing: externalUrl, finops: externalUrl }),
  video: externalUrl,
  imprint: z.strictObject({
    company: optionalText,
    represented: optionalText,
    register: optionalText,
    vatId: optionalText,
    supervision: optionalText,
    editor: optionalText,
  }),
  brand: z.strictObject({
    hue: number.superRefine(that((degrees) => degrees >= 0 && degrees < 360, 'degrees from 0 to 359')),
    /** Colors of the company's own from pale to dark, in place of those made from the hue. */
    ramp: z
      .strictObject(
        Object.fromEntries(steps.map((step) => [step, text])) as Record<(typeof steps)[number], typeof text>,
      )
      .optional(),
  }),
  fonts: z.strictObject({ display: text, text, code: text }),
  analytics: analytics.optional(),
  off: z.array(choice(...parts)).default([]),
});

function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language.length > 1;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export type SiteFacts = z.output<typeof siteSchema>;

const file = 'content/site.yaml';

/**
 * Reads the facts of the company.
 * @param root of the project
 * @throws Faults, with everything that is wrong in content/site.yaml
 */
export function readSite(root: string): SiteFacts {
  const path = join(root, file);
  if (!existsSync(path))
    throw new Faults([{ file, line: 1, text: 'this file is missing: it says whose site this is' }]);
  const faults: Fault[] = [];
  const facts = check(siteSchema, readSource(file, readFileSync(path, 'utf8')), (...found) => faults.push(...found));
  if (!facts) throw new Faults(faults);
  return facts;
}
