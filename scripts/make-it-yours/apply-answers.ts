/** Turns the sample's content into an owner's: facts, people, plans, and removal of unwanted parts. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, stringify, visit } from 'yaml';
import type { Fault } from '../../app/load/faults.ts';
import type { Path } from '../../app/load/source.ts';
import { pathsWith } from '../../shared/pages.ts';
import { slugOf } from '../../shared/slug.ts';
import { type Answers, listSwitchedOff } from './answers.ts';
import { put, removeAll } from './edit-yaml.ts';
import { removeFaulty } from './remove-faulty.ts';

const pageFile = (path: string) => `content/pages/${path === '/' ? 'home' : path.slice(1)}.yaml`;

/** Direction of a language; `Intl` has it in the project's Node. */
function directionOf(language: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(language) as Intl.Locale & { getTextInfo?: () => { direction?: string } };
  return locale.getTextInfo?.().direction === 'rtl' ? 'rtl' : 'ltr';
}

/** The name of a record: letters that every address has, or its number. */
function recordNames(people: Answers['people']): string[] {
  return people.map(({ name }, index) => {
    const slug = slugOf(name);
    return /^[a-z0-9-]+$/.test(slug) ? slug : `person-${index + 1}`;
  });
}

function writeFacts(text: string, answers: Answers): string {
  const {
    name,
    established,
    street,
    postalCode,
    city,
    region,
    country,
    email,
    phone,
    language,
    currency,
    hue,
    office,
  } = answers;
  const facts: [Path, string | number | boolean | readonly string[]][] = [
    [['name'], name],
    [['shortName'], name],
    [['established'], Number(established)],
    [['sample'], false],
    [['language'], language],
    [['direction'], directionOf(language)],
    [['currency'], currency],
    [['email'], email],
    [['phone'], phone],
    [['address', 'plot'], ''],
    [['address', 'street'], street],
    [['address', 'postalCode'], postalCode],
    [['address', 'city'], city],
    [['address', 'region'], region],
    [['address', 'country'], country],
    ...(office
      ? (['latitude', 'longitude', 'timeZone'] as const).map((key): [Path, string | number] => [
          ['office', key],
          office[key],
        ])
      : []),
    ...['water', 'avenue', 'hills'].map((key): [Path, string] => [['landmarks', key], '']),
    ...(['facebook', 'twitter', 'linkedin', 'instagram'] as const).map((key): [Path, string] => [
      ['social', key],
      answers.social?.[key] ?? '',
    ]),
    [['brand', 'hue'], hue],
    [['off'], listSwitchedOff(answers)],
  ];
  return facts.reduce((rest, [path, value]) => put(rest, path, value), text);
}

const headOf = (text: string) => text.match(/^(?:#.*\n)*/)?.[0] ?? '';

function toPeople({ people }: Answers): string {
  const names = recordNames(people);
  const records = people.map(({ name, role, text }, index) =>
    stringify(
      {
        [names[index] ?? '']: {
          sample: text === undefined,
          name,
          role,
          text: text ?? `One sentence on what ${name} answers for.`,
        },
      },
      { lineWidth: 120 },
    ),
  );
  return records.join('\n');
}

function toPlans(plans: NonNullable<Answers['plans']>): string {
  const records = plans.map(({ name, monthly, annually, members, limit, text, adds }) =>
    stringify(
      [
        {
          sample: limit === undefined || text === undefined,
          name,
          memberLimit: limit ?? (members === undefined ? 'Any number of members' : `Up to ${members} members`),
          ...(members !== undefined && { members }),
          price: { monthly, annually: annually ?? Number((10 * monthly).toFixed(2)) },
          text: text ?? `One sentence on whom ${name} is for.`,
          adds,
        },
      ],
      { lineWidth: 120 },
    ),
  );
  return records.join('\n');
}

/** Invented words of invented people, blocks and items of parts that are off, and blocks that explain the sample's plans. */
function takeOutSamples(text: string, off: readonly string[], hasPlans: boolean): string {
  const paths: Path[] = [];
  const document = parseDocument(text);
  const walk = (node: unknown, path: Path): void => {
    if (isMap(node)) {
      const leaves =
        (node.get('sample') === true && node.has('quote')) ||
        off.includes(String(node.get('when') ?? '')) ||
        (hasPlans && node.get('block') === 'plan-matrix');
      if (leaves && path.length > 0) paths.push(path);
      else {
        for (const { key, value } of node.items) {
          if (String(key) === 'without' && off.includes(String(value))) paths.push([...path, 'without']);
          walk(value, [...path, String(key)]);
        }
      }
    } else if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index]);
  };
  walk(document.contents, []);
  return removeAll(text, paths);
}

/** Renames people in pages: the first of the sample becomes the owner's first, and so on. */
function rename(text: string, names: ReadonlyMap<string, string>): string {
  const edits: { start: number; end: number; name: string }[] = [];
  visit(parseDocument(text), {
    Scalar(_, { value, range }) {
      const name = typeof value === 'string' ? names.get(value) : undefined;
      if (name !== undefined && range) edits.push({ start: range[0], end: range[1], name });
    },
  });
  return edits.toReversed().reduce((rest, { start, end, name }) => rest.slice(0, start) + name + rest.slice(end), text);
}

/** Names of the records in a file, such as content/people.yaml. */
function recordsIn(text: string): string[] {
  const { contents } = parseDocument(text);
  return isMap(contents) ? contents.items.map(({ key }) => String(isScalar(key) ? key.value : key)) : [];
}

/**
 * Makes the sample in a folder the owner's.
 * @param root has content/, whose files may be changed or deleted, and the loader's other files
 * @returns remaining faults of the loader: none
 */
export function applyAnswers(root: string, answers: Answers): Fault[] {
  const at = (file: string) => join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const change = (file: string, edit: (text: string) => string) => writeFileSync(at(file), edit(read(file)));
  const list = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const remove = (file: string) => rmSync(at(file), { force: true });
  const off = listSwitchedOff(answers);

  const before = recordsIn(read('content/people.yaml'));
  const own = recordNames(answers.people);
  const names = new Map(before.flatMap((slug, index) => (own[index] === undefined ? [] : [[slug, own[index]]])));

  // The profile and the article are the sample's, even if their parts are kept.
  for (const path of [...off.flatMap(pathsWith), '/team-details', '/blog-details']) remove(pageFile(path));
  for (const file of list('content/projects/*.yaml')) remove(file);
  remove('content/texts/chatbot-from-your-own-data.md');
  if (off.includes('blog')) remove('content/posts.yaml');
  else change('content/posts.yaml', (text) => `${headOf(text)}[]\n`);
  if (off.includes('team')) remove('content/templates/profile.yaml');
  for (const file of list('content/services/*.yaml'))
    if (!answers.services.includes(basename(file, '.yaml'))) remove(file);

  change('content/site.yaml', (text) => writeFacts(text, answers));
  change('content/people.yaml', (text) => headOf(text) + toPeople(answers));
  const { plans } = answers;
  if (plans) change('content/plans.yaml', (text) => headOf(text) + toPlans(plans));
  for (const file of list('content/{pages,services,templates,words}/*.yaml'))
    change(file, (text) => rename(takeOutSamples(text, off, plans !== undefined), names));
  return removeFaulty(root);
}
