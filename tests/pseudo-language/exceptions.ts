import { site } from '../../shared/site.ts';
import { findUntranslated } from './language.ts';

/** The company's own name and address are the same in every language. */
const facts = Object.values({ ...site.address, name: site.name, shortName: site.shortName });

/** Words of no language, each with its reason. */
const exceptions: RegExp[] = [
  // Addresses.
  /https?:\S+/g,
  /\S+@[\w.-]+/g,
  // References of messages, fingerprints.
  /\bSV-[0-9A-Z]{4}-[0-9A-Z]{2}\b/g,
  /\b[0-9a-f]{4,64}\b/g,
  // Values from code.
  /\{\w+\}/g,
  // Names of time zones come from Intl.
  /\b(?:UTC|GMT)(?:[+-]\d+(?::\d+)?)?/g,
  // Commands for the owner.
  /npm run leads -- \w+(?: REFERENCE)?/g,
];

/** @returns the texts with English in them, with those words */
export function findEnglish(texts: Iterable<string>, typed: readonly string[] = []): string[] {
  return [...texts].flatMap((text) => {
    const said = text.slice(text.indexOf(': ') + 2);
    const own = [...typed, ...facts].reduce((rest, fact) => rest.replaceAll(fact, ''), said);
    const words = findUntranslated(exceptions.reduce((rest, exception) => rest.replace(exception, ''), own));
    return words.length > 0 ? [`${text.slice(0, 120)} (${words.slice(0, 5).join(', ')})`] : [];
  });
}
