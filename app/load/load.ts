/** The one loader of content: content/ -> plain data, from which pages are drawn. Build, dev, edit, checks and tests use it. */
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { analytics } from '../../shared/analytics.ts';
import { dayIn } from '../../shared/day.ts';
import type { Redirect } from '../../shared/redirects.ts';
import { site } from '../../shared/site.ts';
import type { StatsMode } from '../../shared/stats.ts';
import type { Article } from '../markdown/article.ts';
import { articleFolder } from '../markdown/article-name.ts';
import { readArticles } from '../markdown/read-articles.ts';
import { type BlogWords, blogWords, posts } from './blog-words.ts';
import { schemaNameOf } from './content-files.ts';
import { check } from './describe.ts';
import { countRecords, listFacts, wordsOf } from './facts.ts';
import { type Fault, Faults } from './faults.ts';
import { withNames } from './fields.ts';
import { type Mark, type Names, readNames } from './names.ts';
import { countInWords, numberWords } from './number-words.ts';
import { type ContentOverrides, listOverridden, openContent, readOverridden } from './open-content.ts';
import { page, project, service } from './page.ts';
import {
  categoriesOf,
  categoryPath,
  mergePosts,
  type Post,
  postNavigation,
  sortArticles,
  tagPath,
  tagsOf,
  toPost,
} from './post-lists.ts';
import { type BlockPage, type PageContext, readPage } from './read-page.ts';
import { readProfiles } from './read-profiles.ts';
import { type PersonRecord, type Plan, people, plans } from './records.ts';
import { checkedRedirects } from './redirects.ts';
import { readSite } from './site.ts';
import { buildLists, type SiteLists } from './site-lists.ts';
import { Written } from './source.ts';
import { checkTemplates } from './templates.ts';
import { fillText } from './texts.ts';
import { readWords, type Words } from './words.ts';

/** A page of content/pages. */
export type Page = NonNullable<ReturnType<typeof readPage<typeof page>>>;
/** A page of content/services. */
export type Service = NonNullable<ReturnType<typeof readPage<typeof service>>>;

/** A page of content/projects. */
export type Project = NonNullable<ReturnType<typeof readPage<typeof project>>>;

/** All of content/, and lists made of it. Plain data, like JSON. */
export interface Content {
  pages: readonly Page[];
  /** Sorted. */
  services: readonly Service[];
  /** Sorted. */
  projects: readonly Project[];
  /** Pages of people: content/templates/profile.yaml with each one's words. */
  profiles: readonly BlockPage[];
  /** People by record name, in the order of the team page. */
  people: Readonly<Record<string, PersonRecord>>;
  plans: readonly Plan[];
  /** Newest first. */
  articles: readonly Article[];
  /** Articles, and posts without a page of their own; newest first. */
  posts: readonly Post[];
  postNavigation: ReturnType<typeof postNavigation>;
  /** Former addresses, and where they lead. */
  redirects: readonly Redirect[];
  lists: SiteLists;
  /** Words outside pages, and those of the blog. */
  words: Words & { readonly blog: BlogWords };
}

export interface LoadOptions {
  mark?: Mark | undefined;
  /** Adds the marks of `npm run edit` to a text in Markdown. */
  markText?: ((file: string, source: string) => string) | undefined;
  overrides?: ContentOverrides | undefined;
  /** Set if the pictures are drawn from these sources; without it no picture name is checked. */
  isDrawn?: boolean;
  /** `STATS`, for lines of texts that depend on it. */
  stats?: StatsMode;
  /** Includes drafts, and articles that wait for their day. */
  unpublished?: boolean;
}

const whereToPut = (file: string) =>
  file.endsWith('.yml')
    ? `Its name ends with .yaml: ${file.replace(/yml$/, 'yaml')}`
    : 'A page belongs in content/pages, a service in content/services, a project in content/projects';

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

/** Reads the correct parts, and all faults, in the order of files and lines. */
export function readContent(
  root: string,
  { mark, markText, overrides, isDrawn = true, stats = 'off', unpublished }: LoadOptions = {},
) {
  const faults: Fault[] = [];
  const note = (...found: Fault[]) => faults.push(...found);
  const readText = (file: string) => {
    const source = readOverridden(root, file, overrides) ?? '';
    return markText?.(file, source) ?? source;
  };
  const { files, addresses, open } = openContent(root, note, overrides);
  const openAll = (list: (typeof files)['pages']) => list.map(({ file, path }) => ({ path, source: open(file) }));
  const pageFiles = openAll(files.pages);
  const serviceFiles = openAll(files.services);
  const projectFiles = openAll(files.projects);
  for (const file of listOverridden(root, 'content/**/*.{yaml,yml}', overrides))
    if (schemaNameOf(file) === undefined) note({ file, line: 1, text: `nothing reads this file. ${whereToPut(file)}` });
  try {
    readSite(root);
  } catch (error) {
    if (!(error instanceof Faults)) throw error;
    note(...error.all);
  }
  const numbers = open('content/words/numbers.yaml');
  const team = open('content/people.yaml');
  const offered = open('content/plans.yaml');
  const older = open('content/posts.yaml');
  const wordsOfBlog = open('content/words/blog.yaml');
  const profile = open('content/templates/profile.yaml');

  const numberNames = (numbers && check(numberWords, numbers, note)) ?? [];
  const inWords = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(counts).map(([name, number]) => [name, countInWords(number, numberNames)]));
  const records = {
    team: team?.data,
    offered: offered?.data,
    pages: pageFiles.map(({ source }) => source),
    services: serviceFiles.length,
    form: open('content/words/contact-form.yaml'),
  };
  const counts = countRecords(records);
  const facts = { ...listFacts(records), ...inWords(counts) };
  const conditions = {
    stats: stats !== 'off',
    'stats-on': stats === 'on',
    'stats-beacon': stats === 'beacon',
    analytics: analytics !== undefined,
    question: analytics?.question !== undefined,
  };
  const names: Names = {
    ...readNames(root, isDrawn),
    mark,
    addresses,
    people: {},
    posts: wordsOf(older?.data, 'slug'),
    texts: Object.fromEntries(
      globSync('content/texts/*.md', { cwd: root })
        .map((file) => file.replaceAll('\\', '/'))
        .map((file) => [basename(file, '.md'), fillText(file, readText(file), facts, note, conditions)]),
    ),
    facts,
    counts,
  };
  const known = withNames(names, () => ({
    people: (team && check(people, team, note)) ?? {},
    plans: (offered && check(plans, offered, note)) ?? [],
    samples: (older && check(posts, older, note)) ?? [],
    blog: wordsOfBlog && check(blogWords, wordsOfBlog, note),
  }));
  if (!wordsOfBlog && pageFiles.some(({ path }) => path === '/blog'))
    note({ file: 'content/words/blog.yaml', line: 1, text: 'this file is missing: the blog takes its words from it' });
  // Includes people with faulty records.
  const everybody = Object.keys(team?.data ?? {}).map((slug) => [slug, known.people[slug] ?? { slug }] as const);
  const isBroken = team === undefined && existsSync(join(root, 'content/people.yaml'));
  const withPeople = { ...names, people: isBroken ? undefined : (Object.fromEntries(everybody) as Names['people']) };

  const nameOf = (path: string) => {
    const found = pageFiles.find((each) => each.path === path)?.source?.data as { name?: unknown } | undefined;
    if (found?.name instanceof Written) return found.name.words;
    return site.name;
  };
  const crumb = (to: string) => ({ label: nameOf(to), to: to as BlockPage['path'] & '/' });
  const within =
    (base: Names): PageContext['withFacts'] =>
    (own, items, read) =>
      withNames({ ...base, facts: { ...facts, ...own, ...inWords(items) }, counts: { ...counts, ...items } }, read);
  const surroundings: PageContext = {
    note,
    aboveOf: (path: string): BlockPage['above'] => {
      if (path === '/') return [];
      if (path.startsWith('/portfolio/')) return [...surroundings.aboveOf('/portfolio'), crumb('/portfolio')];
      const to = path.replace(/\/[^/]*$/, '') || '/';
      return [crumb(to)];
    },
    withFacts: within(withPeople),
  };
  // Blanks are filled in: a mark would name a place that the file does not have.
  const unmarked = { ...withPeople, mark: undefined };
  withNames(unmarked, () => checkTemplates(root, overrides, { ...surroundings, withFacts: within(unmarked) }));
  const { articles, faults: faultsOfArticles } = readArticles(
    root,
    {
      people: Object.keys(team?.data ?? {}),
      today: dayIn(new Date(), site.office.timeZone),
      photographs: names.photographs,
    },
    readText,
    listOverridden(root, `${articleFolder}/**/*.{md,mdx,markdown}`, overrides),
  );
  // Texts are checked after pictures are drawn: a build then reports all faults of articles at once.
  if (isDrawn) note(...faultsOfArticles);
  const shown = sortArticles(articles).filter(({ state }) => unpublished || state === 'public');
  // Faults in these words leave the blog undrawn.
  const blog = known.blog as BlogWords;
  const content = withNames(withPeople, () => ({
    people: known.people,
    plans: known.plans,
    articles: shown,
    posts: mergePosts(blog ? shown.map((article) => toPost(article, known.people, blog.article)) : [], known.samples),
    postNavigation: postNavigation(shown, known.blog?.samples),
    words: { ...(readWords(open, note, names) as Words), blog },
    pages: pageFiles.flatMap(({ path, source }) => (source && readPage(page, source, path, surroundings)) ?? []),
    services: serviceFiles
      .flatMap(({ path, source }) => (source && readPage(service, source, path, surroundings)) ?? [])
      .sort((one, other) => one.order - other.order),
    projects: projectFiles
      .flatMap(({ path, source }) => (source && readPage(project, source, path, surroundings)) ?? [])
      .sort((one, other) => one.order - other.order),
    profiles: profile ? readProfiles(profile, known.people, surroundings) : [],
  }));
  const moved = open('content/redirects.yaml');
  const targets = [
    ...[...content.pages, ...content.services, ...content.projects, ...content.profiles].map(({ path }) => path),
    ...shown.map(({ slug }) => `/blog/${slug}`),
    ...categoriesOf(shown).map(({ slug }) => categoryPath(slug)),
    ...tagsOf(shown).map(({ slug }) => tagPath(slug)),
  ];
  const redirects = withNames(withPeople, () => moved && check(checkedRedirects(targets), moved, note)) ?? [];
  return {
    content: { ...content, redirects, lists: buildLists(content.pages, content.services) } satisfies Content,
    names: withPeople,
    faults: faults.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line),
  };
}
