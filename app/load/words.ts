/** Words outside pages: content/words. shared/words is made of them, for servers and browsers without content/. */
import { z } from 'zod';
import { periods } from '../../shared/money.ts';
import { check } from './describe.ts';
import { siteFacts } from './facts.ts';
import type { Fault } from './faults.ts';
import { action, emptyNames, list, text, textWith, textWithOptional, withNames } from './fields.ts';
import type { Names } from './names.ts';
import type { Source } from './source.ts';

const eachPeriod = <Field>(field: Field) =>
  Object.fromEntries(periods.map((name) => [name, field])) as Record<(typeof periods)[number], Field>;

const labels = z.strictObject({
  opensInNewTab: text,
  formNeedsScript: text,
  tableWithoutCaption: text,
  carousel: text,
  slide: text,
  skipToContent: text,
  breadcrumb: text,
  portrait: textWith('name'),
  notice: z.strictObject({ ok: text, cancel: text }),
  getStarted: text,
  services: text,
  nextService: textWith('name'),
  invalidSource: text,
  viewer: z.strictObject({ enlarge: text, close: text, previous: text, next: text, fullSize: text }),
  networks: z.strictObject({ facebook: text, twitter: text, linkedin: text, instagram: text }),
  profile: textWith('name', 'network'),
  place: textWith('place', 'all'),
  page: textWith('place', 'all'),
  copy: z.strictObject({ label: text, done: text, failed: text }),
  footnotes: text,
  footnoteBack: textWith('number'),
  prices: z.strictObject({
    from: textWith('price'),
    tax: text.optional(),
    periods: z.strictObject(eachPeriod(textWith('price'))),
  }),
  error: z.strictObject({ heading: text, text, reload: text, home: text, report: textWith('link'), tell: text }),
});

const header = z.strictObject({
  phone: text,
  email: text,
  fact: text,
  logo: text,
  navigation: text,
  allServices: text,
  account: z.array(action).default([]),
  contact: action,
  mobile: z.strictObject({ open: text, close: text, back: text, name: text, account: z.array(action).default([]) }),
});

const footer = z.strictObject({
  heading: text,
  form: z.strictObject({
    label: text,
    placeholder: text,
    button: text,
    errors: z.strictObject({ required: text, invalid: text }),
    answer: action,
    withoutScript: action,
  }),
  text,
  headings: z.strictObject({ primary: text, services: text, products: text, utility: text }),
  socials: text,
  rights: text,
  legal: list(action),
  place: text,
});

const field = z.strictObject({ label: text, ownerLabel: text.optional() });

const contactForm = z.strictObject({
  /** Names: see shared/contact-fields.ts. */
  fields: z.record(z.string(), field),
  success: text,
  failure: text,
  missingTitle: text,
  missing: text,
});

/** Plural forms of a sentence, by the names of Intl.PluralRules. */
const counted = z.strictObject({
  zero: textWithOptional('count').optional(),
  one: textWithOptional('count').optional(),
  two: textWithOptional('count').optional(),
  few: textWithOptional('count').optional(),
  many: textWithOptional('count').optional(),
  other: textWithOptional('count'),
});

const mailList = z.strictObject({ subject: counted, opening: counted, act: text });

const mails = z.strictObject({
  message: z.strictObject({
    sender: text,
    subject: textWith('name', 'reference'),
    opening: text,
    reply: text,
    write: text,
    links: text,
    acts: z.strictObject({ answered: text, spam: text, deliver: text, genuine: text, again: text }),
    suspected: textWith('subject'),
    suspicion: text,
    notGiven: text,
    reference: text,
    received: text,
    fromPage: text,
    fromSource: text,
  }),
  canary: z.strictObject({ subject: textWith('reference'), text }),
  notice: z.strictObject({ subject: textWith('reference'), text, read: textWith('command') }),
  lists: z.strictObject({
    read: text,
    digest: mailList,
    reminder: mailList.extend({ overdue: text, lessThanAnHour: text, left: counted }),
  }),
  refusals: z.strictObject({
    address: text,
    mailbox: text,
    system: text,
    network: text,
    protocol: text,
    content: text,
    policy: text,
    other: text,
    none: text,
  }),
  held: z.strictObject({
    known: text,
    links: text,
    linkAlone: text,
    program: text,
    markup: text,
    misplacedLink: text,
    probe: text,
    randomLetters: text,
    tooFast: text,
    sameText: text,
    busy: text,
  }),
});

const notice = z.strictObject({ heading: text, text });
const act = z.strictObject({ ask: notice.extend({ button: text }), done: notice });

const answers = z.strictObject({
  back: text,
  unknownMessage: text,
  acts: z.strictObject({ answered: act, spam: act, deliver: act, genuine: act, again: act }),
  refusals: z.strictObject({ wrong: notice, expired: notice, used: notice, gone: notice, past: notice, down: notice }),
});

export const wordSchemas = { labels, header, footer, 'contact-form': contactForm, mails, answers } as const;

/** The words of content/words, by file. */
export type Words = { readonly [Name in keyof typeof wordSchemas]: z.output<(typeof wordSchemas)[Name]> };

export const wordFiles = Object.keys(wordSchemas) as readonly (keyof Words)[];

/**
 * Reads content/words, whose texts may name facts of content/site.yaml.
 * @param open a file of content/, whose faults are already reported
 * @param addresses that links may lead to
 * @returns the correct parts
 */
export const readWords = (
  open: (file: string) => Source | undefined,
  note: (...faults: Fault[]) => void,
  { addresses, mark }: Pick<Names, 'addresses' | 'mark'>,
): Partial<Words> =>
  withNames({ ...emptyNames, addresses, mark, facts: siteFacts }, () =>
    Object.fromEntries(
      Object.entries(wordSchemas).flatMap(([name, schema]) => {
        const source = open(`content/words/${name}.yaml`);
        const words = source && check(schema as z.ZodType, source, note);
        return words === undefined ? [] : [[name, words]];
      }),
    ),
  );
