import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { maxBytes } from '../../art/share/share-pictures.ts';
import type { BuiltPage } from '../../scripts/check/built-pages.ts';
import { attribute, type PageText } from '../../scripts/check/page-text.ts';

export interface BuiltSite {
  /** Folder of the build. */
  client: string;
  /** The public origin. */
  siteUrl: string;
  /** Addresses that sitemap.xml lists. */
  listed: readonly string[];
}

interface Thing {
  '@type': string;
  '@id': string;
  itemListElement?: { position: number; name: string; item: string }[];
}

/** Subject types of pages by address. Other pages, such as an owner's own, may have any. */
const subjects: readonly [RegExp, string][] = [
  [/^\/contact$/, 'ContactPage'],
  [/^\/service-details$|^\/services\/./, 'Service'],
  [/^\/(signchain|finopcloud)$/, 'SoftwareApplication'],
  [/^\/team-details$|^\/team\/./, 'Person'],
  [/^\/blog-details$|^\/blog\/(?!(page|category|tag)\/)./, 'BlogPosting'],
];

/** Tags of the head, by name, and the data of the page. */
function readHead(html: string) {
  const head = /<head>(.*?)<\/head>/s.exec(html)?.[1] ?? '';
  const tags = [...head.matchAll(/<(?:meta|link)\s[^>]*>/g)].map(([tag]): [string, string] => [
    attribute(tag, 'property') || attribute(tag, 'name') || attribute(tag, 'rel'),
    attribute(tag, 'content') || attribute(tag, 'href'),
  ]);
  return {
    tags,
    of: (name: string) => tags.filter(([own]) => own === name).map(([, value]) => value),
    data: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1],
  };
}

type Head = ReturnType<typeof readHead>;

const ofSharing = /^(canonical|og:.*|article:.*|twitter:.*)$/;

/** Finds faults in a built page's data for search engines and link previews, one line a fault. */
export async function checkHead(page: BuiltPage, site: BuiltSite): Promise<string[]> {
  const head = readHead(page.html);
  const times = site.listed.filter((address) => address === site.siteUrl + page.path).length;
  const faults = page.listed
    ? [...checkTags(page, head, site), ...(await checkPicture(head, site)), ...checkData(page, head, site)]
    : head.tags.filter(([name]) => ofSharing.test(name)).map(([name]) => `is not to be listed, and says ${name}`);
  if (!page.listed && head.data !== undefined) faults.push('is not to be listed, and has structured data');
  if (times !== Number(page.listed)) faults.push(`stands ${times} times in the sitemap`);
  return faults.map((fault) => `${page.path}: ${fault}`);
}

function checkTags({ path, title, description }: PageText, head: Head, { siteUrl }: BuiltSite): string[] {
  const isArticle = subjectOf(path) === 'BlogPosting';
  const wanted: Record<string, string | RegExp> = {
    description,
    canonical: siteUrl + path,
    'og:type': isArticle ? 'article' : 'website',
    'og:site_name': /./,
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl + path,
    'og:image': /./,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': /./,
    'twitter:card': 'summary_large_image',
    ...(isArticle && { 'article:published_time': /^\d{4}-\d\d-\d\d$/ }),
  };
  const wrong = Object.entries(wanted).filter(([name, value]) => {
    const [found, ...others] = head.of(name);
    if (found === undefined || others.length > 0) return true;
    return typeof value === 'string' ? found !== value : !value.test(found);
  });
  const unknown = head.tags.map(([name]) => name).filter((name) => ofSharing.test(name) && !(name in wanted));
  return [
    ...wrong.map(([name, value]) => `${name} is ${head.of(name).join(' and ') || 'missing'}, not ${value}`),
    ...unknown.map((name) => `${name} is unknown`),
  ];
}

async function checkPicture(head: Head, { client, siteUrl }: BuiltSite): Promise<string[]> {
  const [address = ''] = head.of('og:image');
  if (!address.startsWith(`${siteUrl}/`)) return [`its picture is elsewhere: ${address}`];
  const file = join(client, address.slice(siteUrl.length));
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return [`its picture is missing: ${address}`];
  const { width, height } = await sharp(file).metadata();
  return [
    ...(width === 1200 && height === 630 ? [] : [`its picture has ${width} by ${height} pixels`]),
    ...(size > maxBytes ? [`its picture has ${size} bytes`] : []),
  ];
}

const subjectOf = (path: string) => subjects.find(([addresses]) => addresses.test(path))?.[1];

function checkData({ path }: PageText, { data }: Head, { siteUrl, listed }: BuiltSite): string[] {
  const graph: Thing[] = JSON.parse(data ?? '{"@graph":[]}')['@graph'];
  const ids = graph.map((thing) => thing['@id']);
  const found = graph.map((thing) => thing['@type']);
  const subject = subjectOf(path) ?? found.find((type) => subjects.some(([, known]) => known === type));
  const types = ['Organization', 'WebSite', subject === 'ContactPage' ? subject : 'WebPage'];
  if (subject !== undefined && subject !== 'ContactPage') types.push(subject);
  if (path !== '/') types.push('BreadcrumbList');
  const isDifferent = found.toSorted().join() !== types.toSorted().join();
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = '']) => id);
  const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const isTrail = trail.every(({ position, name, item }, index) => {
    return position === index + 1 && name !== '' && listed.includes(item);
  });
  return [
    ...(isDifferent ? [`its data is about ${found.join(', ') || 'nothing'}, not ${types.join(', ')}`] : []),
    ...(new Set(ids).size < ids.length ? ['two things in its data have one name'] : []),
    ...(ids.includes(siteUrl + path) ? [] : ['its data does not name the page']),
    ...references.filter((id) => !ids.includes(id)).map((id) => `its data refers to nothing: ${id}`),
    ...(isTrail && (path === '/' || trail.at(-1)?.item === siteUrl + path) ? [] : ['its breadcrumb leads elsewhere']),
  ];
}
