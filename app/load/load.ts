/** The one loader of content: content/ -> plain data, from which pages are drawn. Build, dev, edit, checks and tests use it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pages as olderPages, pagePaths } from '../../shared/pages.ts';
import { locale, site } from '../../shared/site.ts';
import { check } from './describe.ts';
import { type Fault, Faults } from './faults.ts';
import { withNames } from './fields.ts';
import { type Mark, type Names, readNames, readOlderAddresses } from './names.ts';
import { countInWords, numberWords } from './number-words.ts';
import { page, service } from './page.ts';
import { type BlockPage, readPage } from './read-page.ts';
import { type PersonRecord, type Plan, people, plans } from './records.ts';
import { readSource, type Source, Written } from './source.ts';

/** A page of content/pages. */
export type Page = NonNullable<ReturnType<typeof readPage<typeof page>>>;
/** A page of content/services. */
export type Service = NonNullable<ReturnType<typeof readPage<typeof service>>>;

/** Everything that content/ says. Plain data, the same as JSON. */
export interface Content {
  pages: readonly Page[];
  /** In their order. */
  services: readonly Service[];
  /** By the name of the record, in the order of the team page. */
  people: Readonly<Record<string, PersonRecord>>;
  plans: readonly Plan[];
}

export interface LoadOptions {
  mark?: Mark | undefined;
  /** A text in place of that of a file, such as one that is tried before it is written. */
  tried?: { file: string; source: string } | undefined;
  /** Whether the drawn pictures are those of the sources; without it no name of one is checked. */
  isDrawn?: boolean;
}

/** Files that are read. */
const places = [/^content\/(?:pages|services)\/[^/]+\.yaml$/, /^content\/(?:people|plans|words\/numbers)\.yaml$/];

const whereToPut = (file: string) =>
  file.endsWith('.yml')
    ? `Its name ends with .yaml: ${file.replace(/yml$/, 'yaml')}`
    : 'A page stands in content/pages, a service in content/services';

/** The words of a field of each record, as they stand in the file. */
const wordsOf = (records: unknown, field: string): string[] =>
  (Array.isArray(records) ? records : []).flatMap((record: Record<string, unknown>) =>
    record?.[field] instanceof Written ? [record[field].words] : [],
  );

/** Facts that a text may name in braces. */
function listFacts(
  team: unknown,
  offered: unknown,
  services: number,
  count: (number: number) => string,
): Record<string, string> {
  const points = (Array.isArray(offered) ? offered : []).flatMap((plan) => plan?.adds ?? []);
  return {
    'site.name': site.name,
    'site.established': site.established,
    'site.city': site.address.city,
    'site.email': site.email,
    'site.phone': site.phone,
    'services.count': count(services),
    'products.count': count(olderPages.filter((each) => 'switch' in each && each.switch === 'products').length),
    'people.count': count(Object.keys(team ?? {}).length),
    'plans.count': count(Array.isArray(offered) ? offered.length : 0),
    'plans.names': new Intl.ListFormat(locale).format(wordsOf(offered, 'name')),
    'plans.points': count(points.length),
  };
}

/**
 * Reads all content.
 * @param root of the project
 * @throws Faults, with everything that is wrong anywhere in it
 */
export function loadContent(root: string, options: LoadOptions = {}): Content {
  const { content, faults } = readContent(root, options);
  if (faults.length > 0) throw new Faults(faults);
  return content;
}

/** Reads what can be read of it, and everything that is wrong, in the order of files and lines. */
export function readContent(root: string, { mark, tried, isDrawn = true }: LoadOptions = {}) {
  const faults: Fault[] = [];
  const note = (...found: Fault[]) => faults.push(...found);
  const list = (folder: string) =>
    globSync(`content/${folder}/*.yaml`, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort();
  const open = (file: string): Source | undefined => {
    try {
      if (tried?.file !== file && !existsSync(join(root, file))) return undefined;
      return readSource(file, tried?.file === file ? tried.source : readFileSync(join(root, file), 'utf8'));
    } catch (error) {
      if (!(error instanceof Faults)) throw error;
      note(...error.all);
      return undefined;
    }
  };
  const pathOf = (file: string, above: '' | '/services'): `/${string}` => {
    const name = basename(file, '.yaml');
    if (above !== '') return `${above}/${name}`;
    return name === 'home' ? '/' : `/${name}`;
  };
  const pageFiles = list('pages').map((file) => ({ path: pathOf(file, ''), source: open(file) }));
  const serviceFiles = list('services').map((file) => ({ path: pathOf(file, '/services'), source: open(file) }));
  for (const file of globSync('content/**/*.{yaml,yml}', { cwd: root }).map((each) => each.replaceAll('\\', '/')))
    if (!places.some((place) => place.test(file)))
      note({ file, line: 1, text: `nothing reads this file. ${whereToPut(file)}` });
  const numbers = open('content/words/numbers.yaml');
  const team = open('content/people.yaml');
  const offered = open('content/plans.yaml');

  const numberNames = (numbers && check(numberWords, numbers, note)) ?? [];
  const count = (number: number) => countInWords(number, numberNames);
  const names: Names = {
    ...readNames(root, isDrawn),
    mark,
    addresses: [
      ...new Set([
        ...pagePaths,
        ...[...pageFiles, ...serviceFiles].map(({ path }) => path),
        ...readOlderAddresses(root),
      ]),
    ],
    people: {},
    facts: listFacts(team?.data, offered?.data, serviceFiles.length, count),
  };
  const known = withNames(names, () => ({
    people: (team && check(people, team, note)) ?? {},
    plans: (offered && check(plans, offered, note)) ?? [],
  }));
  // Whoever has a fault of their own is somebody nevertheless.
  const everybody = Object.keys(team?.data ?? {}).map((slug) => [slug, known.people[slug] ?? { slug }] as const);
  const isBroken = team === undefined && existsSync(join(root, 'content/people.yaml'));
  const withPeople = { ...names, people: isBroken ? undefined : (Object.fromEntries(everybody) as Names['people']) };

  const nameOf = (path: string) => {
    const found = pageFiles.find((each) => each.path === path)?.source?.data as { name?: unknown } | undefined;
    if (found?.name instanceof Written) return found.name.words;
    const older = olderPages.find((each) => each.path === path);
    return older && 'menu' in older ? older.menu.label : site.name;
  };
  const surroundings = {
    note,
    count,
    aboveOf: (path: string): BlockPage['above'] => {
      if (path === '/') return [];
      const to = path.replace(/\/[^/]*$/, '') || '/';
      return [{ label: nameOf(to), to: to as BlockPage['path'] & '/' }];
    },
    withFacts: <Result>(facts: Record<string, string>, read: () => Result) =>
      withNames({ ...withPeople, facts: { ...names.facts, ...facts } }, read),
  };
  const content: Content = withNames(withPeople, () => ({
    ...known,
    pages: pageFiles.flatMap(({ path, source }) => (source && readPage(page, source, path, surroundings)) ?? []),
    services: serviceFiles
      .flatMap(({ path, source }) => (source && readPage(service, source, path, surroundings)) ?? [])
      .sort((one, other) => one.order - other.order),
  }));
  return {
    content,
    faults: faults.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line),
  };
}
