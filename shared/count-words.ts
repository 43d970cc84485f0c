import { locale } from './site.ts';

/** Plural forms of a sentence, by the names of Intl.PluralRules. */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

const rules = new Intl.PluralRules(locale);

/** `1 message`, `3 messages`: the form of the site's language, with the number in place of `{count}`. */
export const countWords = (forms: Counted, count: number): string =>
  (forms[rules.select(count)] ?? forms.other).replaceAll('{count}', String(count));
