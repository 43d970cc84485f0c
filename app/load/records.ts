/** Records that several pages show. */
import { z } from 'zod';
import { isLinked, type PagePath } from '../../shared/pages.ts';
import { site } from '../../shared/site.ts';
import {
  choice,
  externalUrl,
  flag,
  forms,
  icon,
  list,
  number,
  photograph,
  price,
  pricePair,
  sample,
  text,
} from './fields.ts';
import type { Person } from './names.ts';

/** An account in a network: an address, `company` for that of the company, or none. */
const account = (network: keyof typeof site.social) =>
  externalUrl
    .or(choice('company', ''))
    .default('')
    .transform((address): Person['facebook'] => (address === 'company' ? site.social[network] : address));

/** A profile describes a person; the sample's is at /team-details, any other at /team/<name of the record>. */
const profile = z.strictObject({
  page: z.union([choice('/team-details'), z.strictObject({ title: forms, description: forms })]),
  heading: text,
  paragraphs: list(text),
  responsibilities: z.strictObject({ heading: text, items: list(z.strictObject({ icon, text })) }),
});

export const person = z.strictObject({
  sample,
  name: text,
  role: text,
  /** Task. */
  text,
  facebook: account('facebook'),
  twitter: account('twitter'),
  linkedin: account('linkedin'),
  instagram: account('instagram'),
  /** Replaces the drawn portrait. */
  photograph: photograph.optional(),
  profile: profile.optional(),
});

export type PersonRecord = Person & Pick<z.output<typeof person>, 'profile'>;

function addAddress(slug: string, record: z.output<typeof person>): PersonRecord {
  const page = record.profile?.page;
  const to: PagePath | undefined = typeof page === 'object' ? `/team/${slug}` : page;
  return { slug, ...record, to: to && isLinked(to) ? to : undefined };
}

/** content/people.yaml: by name, in the order of the team page. */
export const people = z
  .record(z.string(), person)
  .transform(
    (all): Record<string, PersonRecord> =>
      Object.fromEntries(Object.entries(all).map(([slug, record]) => [slug, addAddress(slug, record)])),
  );

export const plan = z.strictObject({
  sample,
  name: text,
  memberLimit: text,
  /** Number of members; no limit without it. */
  members: number.optional(),
  price: pricePair.or(price),
  text,
  /** Points that the plan before it lacks. */
  adds: z.array(text),
  /** Shown at night. */
  featured: flag.default(false),
});

/** content/plans.yaml: each plan has the points of the one before it, and more. */
export const plans = z.array(plan).transform((all) =>
  all.map(({ adds: _, ...own }, index) => ({
    ...own,
    /** All included points. */
    points: all.slice(0, index + 1).flatMap(({ adds }) => adds),
  })),
);

export type Plan = z.output<typeof plans>[number];
