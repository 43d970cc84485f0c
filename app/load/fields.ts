/** Kinds of fields of content. Schemas of blocks consist of these, so that faults are worded alike. */
import { z } from 'zod';
import { type ContactField, contactInputs } from '../../shared/contact-fields.ts';
import { currencyDigits, type Money, type Price, periods } from '../../shared/money.ts';
import type { PageLink } from '../../shared/pages.ts';
import { type SwitchName, site, switches } from '../../shared/site.ts';
import type { BrandName } from '../ui/icon/brand-set.ts';
import type { IconName } from '../ui/icon/icon.tsx';
import type { InlineName } from '../ui/media/inline-svg.tsx';
import type { PictureName } from '../ui/media/picture.tsx';
import type { RichText } from '../ui/text/rich-text.tsx';
import { suggest } from './faults.ts';
import type { Names, Person } from './names.ts';
import { toPlain, Written } from './source.ts';
import type { Text } from './texts.ts';

export const emptyNames: Names = {
  pictures: [],
  drawings: [],
  files: [],
  photographs: [],
  icons: [],
  brands: [],
  addresses: [],
  people: {},
  posts: [],
  texts: {},
  facts: {},
  counts: {},
};

let names = emptyNames;

/** Sets the known names while something is read. */
export function withNames<Result>(known: Names, read: () => Result): Result {
  const before = names;
  names = known;
  try {
    return read();
  } finally {
    names = before;
  }
}

const toFault = (message: string) => ({ code: 'custom' as const, message, continue: false });

const braces = /\{([^{}]*)\}/g;
const decapitalize = (words: string) => words.replace(/^./u, (first) => first.toLowerCase());
const capitalize = (words: string) => words.replace(/^./u, (first) => first.toLocaleUpperCase(site.language));

/** `{People.count}` is `{people.count}` at the beginning of a sentence. */
function findFact(name: string): string | undefined {
  const fact = names.facts[name];
  if (fact !== undefined || !/^[A-Z]/.test(name)) return fact;
  const small = names.facts[decapitalize(name)];
  return small === undefined ? undefined : capitalize(small);
}

const plurals = new Intl.PluralRules(site.language);
type Forms = Readonly<Record<string, unknown>> & { other: unknown };
const formNames = ['none', 'zero', 'one', 'two', 'few', 'many', 'other'];
const hasForms = (value: unknown): value is Forms =>
  typeof value === 'object' &&
  value !== null &&
  'other' in value &&
  Object.keys(value).every((name) => formNames.includes(name));

/**
 * Chooses the form of a text for its count, the first one named in `other`: by Intl.PluralRules, or `none`. Of English
 * texts in a language without plurals, `one`. A form may have forms for the next count. `other` without a count.
 */
function chooseForm(value: unknown, chosen: readonly string[] = []): unknown {
  if (!hasForms(value)) return value;
  let last: unknown = value;
  while (hasForms(last)) last = last.other;
  const named = last instanceof Written ? [...last.words.matchAll(braces)] : [];
  const counted = named
    .map(([, name = '']) => decapitalize(name))
    .find((name) => name in names.counts && !chosen.includes(name));
  const count = names.counts[counted ?? ''];
  if (counted === undefined || count === undefined) return last;
  const form = value[['none', 'one'][count] ?? ''] ?? value[plurals.select(count)] ?? value.other;
  return chooseForm(form, [...chosen, counted]);
}

/**
 * @param blanks filled in later, by shared/fill.ts
 * @param areNeeded whether each has to be in the text
 */
const words = (blanks: readonly string[] = [], areNeeded = true) =>
  z
    .preprocess((value) => {
      const form = chooseForm(value);
      return form instanceof Written ? (names.mark?.(form, form.words) ?? form.words) : form;
    }, z.string())
    .superRefine((text, context) => {
      if (text.trim() === '') context.addIssue(toFault('a text is empty: write it, or delete the line of its field'));
      const used = [...text.matchAll(braces)].map(([, name = '']) => name);
      for (const name of used)
        if (!blanks.includes(name) && findFact(name) === undefined)
          context.addIssue(
            toFault(`{${name}} names no fact. ${suggest(name, [...blanks, ...Object.keys(names.facts)])}`),
          );
      for (const blank of areNeeded ? blanks : [])
        if (!used.includes(blank))
          context.addIssue(toFault(`{${blank}} is missing in this text: the page fills it in`));
    })
    .transform((text) =>
      text.replace(braces, (all, name: string) => (blanks.includes(name) ? all : (findFact(name) ?? all))),
    );

/** Words that visitors read. */
export const text = words().meta({ kind: 'text' });
/** Text with the block's own blanks: `textWith('price')` takes `or {price} a year`. */
export const textWith = (...blanks: string[]) => words(blanks).meta({ kind: 'text', blanks });
/** Text whose blanks may be left out: `1 message`, `{count} messages`. */
export const textWithOptional = (...blanks: string[]) => words(blanks, false).meta({ kind: 'text' });
/** Paragraphs: one, or a list of them. */
export const paragraphs = z.union([text, z.array(text).min(1, 'a list of at least one text')]);
/** One text or more, such as a title in several lengths, the best first. */
export const forms = z.union([text.transform((one) => [one]), z.array(text).min(1, 'a list of at least one text')]);

export const number = z.preprocess(toPlain, z.number());
export const flag = z.preprocess(toPlain, z.boolean());
/** One of a few words or numbers. */
export const choice = <const Words extends readonly [string | number, ...(string | number)[]]>(...all: Words) =>
  z.preprocess(toPlain, z.literal(all as unknown as Words[number][]));
/** Optional parts of the site: `switches` of shared/site.ts. */
const parts = [
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
] as const satisfies readonly SwitchName[];

/** Fields of blocks, and of some lists' items: shown only with a part of the site, or only without it. */
export const shown = { when: choice(...parts).optional(), without: choice(...parts).optional() };
export interface Shown {
  when?: SwitchName | undefined;
  without?: SwitchName | undefined;
}

/** Tells whether something is shown with the site's parts, by its value or by its file. */
export function isShown(value: unknown): boolean {
  const { when, without } = Object(value) as Record<keyof Shown, unknown>;
  const isIn = (part: unknown, state: boolean) => switches[String(toPlain(part)) as SwitchName] === state;
  return !isIn(when, false) && !isIn(without, true);
}

/** A list with something in it, each of whose items may be shown only with a part of the site, or only without it. */
export const listShown = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z
    .array(z.strictObject({ ...shape, ...shown }))
    .min(1, 'a list of at least one item')
    .transform((all) => all.filter(isShown).map((item) => omitShown(item as Shown) as z.output<z.ZodObject<Shape>>));

const omitShown = ({ when: _, without: __, ...rest }: Shown) => rest;

/** Invented, or an unconfirmed promise: listed before a site is published until it is `false`. */
export const sample = flag.default(false);
/** A list with items. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'a list of at least one item');
/** Last part of an address. */
export const slug = z
  .preprocess(toPlain, z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits and single hyphens'))
  .meta({ kind: 'slug' });
/** A day such as 2026-11-20. */
export const day = z
  .preprocess(toPlain, z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-20'))
  .meta({ kind: 'day' });
/** The same for each field of the contact form, by its name in shared/contact-fields.ts. */
export const perContactField = <Field extends z.ZodType>(field: Field) =>
  z.strictObject(
    Object.fromEntries(Object.keys(contactInputs).map((name) => [name, field])) as Record<ContactField, Field>,
  );
/** A place on the page for links. */
export const anchor = z
  .preprocess(toPlain, z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens, such as learn-more'))
  .meta({ kind: 'anchor' });

/** @param all existing names; undefined if unknown, since their file is broken */
const named = <Name extends string>(
  kind: string,
  all: () => readonly string[] | undefined,
  describe: (name: string) => string,
) =>
  z
    .preprocess(toPlain, z.string())
    .superRefine((name, context) => {
      const known = all();
      if (known && !known.includes(name)) context.addIssue(toFault(`${describe(name)}. ${suggest(name, known)}`));
    })
    .transform((name) => name as Name)
    .meta({ kind });

/** A drawn picture as decoration: words beside it have its meaning. */
export const pictureName = named<PictureName>(
  'picture',
  () => names.pictures,
  (name) => `there is no picture \`${name}\``,
);
/** A drawn picture, and its description for blind visitors. */
export const picture = z.strictObject({ name: pictureName, alt: text });
/** A photograph of the owner's, by its name below content/photographs. */
export const photographName = named(
  'photograph',
  () => names.photographs,
  (name) => `there is no photograph content/photographs/${name}`,
);
export const photograph = z.strictObject({ name: photographName, alt: text });
/** A drawing that is a file of its own, in a folder of content/illustrations: `portfolio/dashboard`. */
export const drawnFile = named(
  'file',
  () => names.files,
  (name) => `there is no drawing \`${name}\` in a folder of content/illustrations`,
);
/** The row of fins in a page's opening. */
export const drawing = named<InlineName>(
  'drawing',
  () => names.drawings,
  (name) => `there is no drawing \`${name}\``,
);
export const icon = named<IconName>(
  'icon',
  () => names.icons,
  (name) => `there is no icon \`${name}\``,
);

/** The mark of another company. */
export const brand = named<BrandName>(
  'brand',
  () => names.brands,
  (name) => `there is no mark \`${name}\``,
);

function checkAddress(link: string, context: z.RefinementCtx): void {
  const [path = ''] = link.split('#');
  if (link.startsWith('#') || names.addresses.includes(path)) return;
  const isElsewhere = /^(?:https?:|www\.)/.test(link);
  context.addIssue(
    toFault(
      isElsewhere
        ? `\`${link}\` is an address of another site: write a page of this one, such as /contact`
        : `there is no page \`${path}\`. ${suggest(path, names.addresses)}`,
    ),
  );
}

/** A page of this site, or a place on one. */
export const address = z
  .preprocess(toPlain, z.string())
  .superRefine(checkAddress)
  .transform((link) => link as PageLink)
  .meta({ kind: 'address' });
/** An address may be a fact of the site: `'{site.products.signing}'`. */
function toAddress(value: unknown): unknown {
  const plain = toPlain(value);
  return typeof plain === 'string' ? plain.replace(braces, (all, name: string) => findFact(name) ?? all) : plain;
}

/** An address on another site. */
export const externalUrl = z
  .preprocess(toAddress, z.string().startsWith('https://', 'an address that begins with https://'))
  .transform((link) => link as `https://${string}`);
const anyAddress = z
  .preprocess(toAddress, z.string())
  .superRefine((link, context) => {
    if (!link.startsWith('https://')) checkAddress(link, context);
  })
  .transform((link) => link as PageLink | `https://${string}`);
const linkInText = /\[([^\][]+)\]\(([^()\s]+)\)/g;

function splitAtLinks(words: string): RichText {
  let end = 0;
  const pieces = [...words.matchAll(linkInText)].flatMap(({ index, 0: all, 1: label = '', 2: to = '' }) => {
    const before = words.slice(end, index);
    end = index + all.length;
    return [before, { text: label, to: to as PageLink }];
  });
  return pieces.length === 0 ? words : [...pieces, words.slice(end)].filter((piece) => piece !== '');
}

/** Words with links to pages of this site among them: `Read [the questions](/faq-2) first.` */
export const rich = words()
  .superRefine((sentence, context) => {
    for (const [, , to = ''] of sentence.matchAll(linkInText)) checkAddress(to, context);
  })
  .transform(splitAtLinks)
  .meta({ kind: 'text' });

/** Words and address of a button or an arrow link. */
export const action = z.strictObject({ label: text, to: address });
/** Words and an address, of this site or another one. */
export const anyAction = z
  .strictObject({ label: text, to: anyAddress })
  .transform((act) => act as { label: string; to: PageLink } | { label: string; to: `https://${string}` });

/** Someone of content/people.yaml, by the name of the record. */
export const person = named(
  'person',
  () => names.people && Object.keys(names.people),
  (name) => `content/people.yaml has nobody called \`${name}\``,
)
  .transform((slug) => names.people?.[slug] as Person)
  .meta({ kind: 'person' });

/** A post of content/posts.yaml, by its slug. */
export const post = named(
  'post',
  () => names.posts,
  (name) => `content/posts.yaml has no post \`${name}\``,
);
/** A text in Markdown, by the name of its file: `privacy` is content/texts/privacy.md. */
export const prose = named(
  'prose',
  () => Object.keys(names.texts),
  (name) => `there is no text content/texts/${name}.md`,
)
  .transform((name) => names.texts[name] as Text)
  .meta({ kind: 'prose' });

const currencies = Intl.supportedValuesOf('currency');
const currency = z.preprocess(toPlain, z.string()).superRefine((code, context) => {
  if (!currencies.includes(code))
    context.addIssue(
      toFault(`there is no currency \`${code}\`: three capital letters, such as EUR. ${suggest(code, currencies)}`),
    );
});

function checkAmount({ amount, currency: code }: Money, context: z.RefinementCtx): void {
  const digits = currencyDigits(code);
  if (amount < 0) context.addIssue(toFault('a price is not below 0'));
  if (Number(amount.toFixed(digits)) === amount) return;
  context.addIssue(toFault(`${amount} is not an amount of ${code}, which has ${digits || 'no'} decimals`));
}

const priceOf = (amount: number): Price => ({ amount, currency: site.currency, from: false });

/** A number in the currency of the site, or fields. */
const priceWith = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z
    .preprocess(toPlain, z.union([z.number().transform(priceOf), z.strictObject(shape)]))
    .transform((given) => given as Price)
    .superRefine(checkAmount);

const amount = {
  amount: number,
  /** The site's currency by default. */
  currency: currency.default(site.currency),
  /** The lowest of several: `from 490 €`. */
  from: flag.default(false),
  /** Replaces the note in content/words/labels.yaml; '' for none. */
  tax: text.or(choice('')).optional(),
};
/** `25`, or `{ amount: 490, currency: EUR, from: true, period: month }`. */
export const price = priceWith({ ...amount, period: choice(...periods).optional() });

const rate = priceWith(amount);
/** A monthly and a yearly price. */
export const pricePair = z
  .strictObject({ monthly: rate, annually: rate })
  .superRefine(({ monthly, annually }, context) => {
    if (monthly.currency !== annually.currency) context.addIssue(toFault('both prices of a plan have one currency'));
  })
  .transform(
    ({ monthly, annually }): Record<'monthly' | 'annually', Price> => ({
      monthly: { ...monthly, period: 'month' },
      annually: { ...annually, period: 'year' },
    }),
  );
