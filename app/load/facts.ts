/** Facts that texts may name in braces: `{site.name}`. */
import { addressInWords } from '../../shared/address.ts';
import { analytics } from '../../shared/analytics.ts';
import { imprint } from '../../shared/imprint.ts';
import { locale, phoneLink, site } from '../../shared/site.ts';
import { keptDays } from '../../shared/stats.ts';
import { type Source, Written } from './source.ts';

/** Facts of content/site.yaml. */
export const siteFacts: Readonly<Record<string, string>> = {
  'site.name': site.name,
  'site.established': site.established,
  'site.city': site.address.city,
  'site.country': site.address.country,
  'site.email': site.email,
  'site.phone': site.phone,
  ...Object.fromEntries(Object.entries(site.products).map(([name, address]) => [`site.products.${name}`, address])),
  'site.address': addressInWords(),
  'site.call': phoneLink(site.phone),
};

/** Words of a field of each record, unchanged. */
export const wordsOf = (records: unknown, field: string): string[] =>
  (Array.isArray(records) ? records : []).flatMap((record: Record<string, unknown>) =>
    record?.[field] instanceof Written ? [record[field].words] : [],
  );

/** Cards of projects that say `sample: true`, in the blocks of some files. */
const countSampleCards = (files: readonly (Source | undefined)[]): number =>
  files
    .flatMap((file) => (file?.data as { blocks?: unknown } | undefined)?.blocks ?? [])
    .filter((block) => (block as { block?: Written }).block?.words === 'project-grid')
    .flatMap((block) => (block as { items?: unknown }).items ?? [])
    .filter((card) => (card as { sample?: Written }).sample?.value === true).length;

/** Name and role of everybody in content/people.yaml: `people.anna-berg.name`. */
const factsOfPeople = (team: unknown): [string, string][] =>
  Object.entries((team ?? {}) as Record<string, Record<string, unknown> | undefined>).flatMap(([slug, person]) =>
    ['name', 'role'].flatMap((field): [string, string][] => {
      const value = person?.[field];
      return value instanceof Written ? [[`people.${slug}.${field}`, value.words]] : [];
    }),
  );

/** Labels of the contact form in their order: name, email, phone. */
function listFormFields(form: Source | undefined): string {
  const { fields = {} } = (form?.data ?? {}) as { fields?: Record<string, { label?: unknown } | undefined> };
  const labels = Object.values(fields).flatMap((field) => (field?.label instanceof Written ? [field.label.words] : []));
  return labels.join(', ').toLowerCase();
}

export interface CountedRecords {
  /** Number of services. */
  services: number;
  team: unknown;
  offered: unknown;
  pages: readonly (Source | undefined)[];
  /** content/words/contact-form.yaml */
  form: Source | undefined;
}

/** Counts for texts. */
export function countRecords({ services, team, offered, pages }: CountedRecords): Record<string, number> {
  const plans: readonly { adds?: unknown[] }[] = Array.isArray(offered) ? offered : [];
  return {
    'services.count': services,
    'products.count': pages.filter((page) => (page?.data as { product?: unknown } | undefined)?.product).length,
    'people.count': Object.keys(team ?? {}).length,
    'plans.count': plans.length,
    'plans.points': plans.flatMap((plan) => plan?.adds ?? []).length,
    'projects.samples': countSampleCards(pages),
  };
}

/** Facts that a text may name in braces, without the counts. */
export const listFacts = ({ team, offered, form }: CountedRecords): Record<string, string> => ({
  ...siteFacts,
  'form.fields': listFormFields(form),
  ...Object.fromEntries(Object.entries(imprint).map(([name, fact]) => [`imprint.${name}`, fact])),
  'plans.names': new Intl.ListFormat(locale).format(wordsOf(offered, 'name')),
  'stats.days': String(keptDays),
  'analytics.script': analytics?.script ?? '',
  'analytics.reports': analytics?.reports ?? '',
  ...Object.fromEntries(factsOfPeople(team)),
});
