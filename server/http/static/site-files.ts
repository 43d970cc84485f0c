import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BuildNotes } from '../../../shared/build-notes.ts';
import { resourcePolicyOf } from '../../../shared/security-headers.ts';
import {
  addressOfFile,
  assetsPath,
  cacheChecked,
  cacheForever,
  notFoundLightPath,
  notFoundPath,
  typeOf,
  withheld,
} from '../../../shared/served-file.ts';
import { basePathOf } from '../../../shared/site-url.ts';
import type { StatsMode } from '../../../shared/stats.ts';

/** Bytes: the sample site takes a tenth of it, the compressed files of a thousand articles most. */
const defaultRoom = 64 * 1024 * 1024;
/** Further bytes for files requested without compression. */
const defaultUnpackedRoom = 16 * 1024 * 1024;

/** Encodings of the build, smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export interface Variant {
  etag: string;
  size: number;
  /** Path to read it from, if it is not kept in memory. */
  file: string;
  body?: Buffer;
}

/** One file of the site in every encoding the build made. */
export interface Asset {
  /** Unpacks a file that is kept compressed only, into one buffer; undefined if there is no room. */
  unpack: () => Buffer | undefined;
  type: string;
  cacheControl: string;
  /** Sites that may show it. */
  resourcePolicy: string;
  styleHashes: readonly string[];
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

/**
 * The site as it was when the server started: an address is only looked up in a map, so no address can reach another file. The
 * smallest files are kept in memory, as many as there is room for; the others are read from the disk.
 */
export interface SiteFiles {
  /** The public address of the built pages, if the build saved it. */
  builtFor?: string;
  /** `STATS` of the build, if it saved its settings. */
  stats?: StatsMode;
  /** Assets by decoded URL path: `/about`, `/assets/a.css`. */
  addresses: ReadonlyMap<string, Asset>;
  notFound: Asset | undefined;
  notFoundLight: Asset | undefined;
  answers: BuildNotes['answers'];
  redirects: BuildNotes['redirects'];
}

function toVariant(file: string): Variant | undefined {
  if (!existsSync(file)) return undefined;
  const body = readFileSync(file);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { etag: `"${hash}"`, size: body.length, file };
}

/** Keeps only the compressed form of a file: the other is rarely requested, and made then. */
const toKept = ({ variants: { identity, ...packed } }: Asset): Variant[] =>
  packed.gzip === undefined ? [identity, ...Object.values(packed)] : Object.values(packed);

/** Keeps the smallest files: they are requested most, and most of them fit. */
function keepSmallest(assets: Iterable<Asset>, room: number): void {
  const all = [...assets].flatMap(toKept);
  let left = room;
  for (const variant of all.sort((one, other) => one.size - other.size)) {
    left -= variant.size;
    if (left < 0) return;
    variant.body = readFileSync(variant.file);
  }
}

/** Unpacks each file once. Once the room is full, files come from the disk, a piece at a time. */
function createUnpacker(room: number): (variants: Asset['variants']) => Asset['unpack'] {
  let left = room;
  return ({ identity, gzip }) => {
    let unpacked: Buffer | undefined;
    return () => {
      if (unpacked !== undefined || gzip?.body === undefined || identity.size > left) return unpacked;
      left -= identity.size;
      unpacked = gunzipSync(gzip.body);
      return unpacked;
    };
  };
}

function readAsset(
  file: string,
  url: string,
  styleHashes: readonly string[],
  toUnpack: ReturnType<typeof createUnpacker>,
): Asset {
  const [identity, br, gzip] = [toVariant(file), toVariant(`${file}.br`), toVariant(`${file}.gz`)];
  if (identity === undefined) throw new Error(`${file} went away while it was read`);
  const variants = { identity, ...(br && { br }), ...(gzip && { gzip }) };
  return {
    type: typeOf(file),
    cacheControl: url.startsWith(assetsPath) ? cacheForever : cacheChecked,
    resourcePolicy: resourcePolicyOf(url),
    styleHashes,
    variants,
    unpack: toUnpack(variants),
  };
}

const readNotes = (file: string): Partial<BuildNotes> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** @returns finds the hashes for an address; pages below one address share their policy, as `/services/*` */
function findStyleHashes({ styleHashes = {} }: Partial<BuildNotes>): (url: string) => readonly string[] {
  return (url) => styleHashes[url] ?? styleHashes[url.replace(/^(\/[^/]+)\/.+$/, '$1/*')] ?? [];
}

/** Empty site: during development another server shows pages. */
export const emptySite: SiteFiles = {
  addresses: new Map(),
  notFound: undefined,
  notFoundLight: undefined,
  answers: {},
  redirects: [],
};

const isOfThisMachine = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/**
 * Pages name their public address in links that search engines follow. On one's own machine only the port differs, and
 * no search engine comes.
 */
export function isBuiltFor({ builtFor }: SiteFiles, siteUrl: string): boolean {
  if (builtFor === undefined || builtFor === siteUrl) return true;
  return [builtFor, siteUrl].every(isOfThisMachine) && basePathOf(builtFor) === basePathOf(siteUrl);
}

/**
 * Reads the built pages, and the build's notes in `site.json`.
 * @param room bytes that are kept in memory, compressed or not
 * @param unpackedRoom further bytes for files requested without compression
 * @throws if there is no built site at `siteDir`
 */
export function loadSite(siteDir: string, room = defaultRoom, unpackedRoom = defaultUnpackedRoom): SiteFiles {
  if (!existsSync(join(siteDir, 'index.html'))) {
    throw new Error(`There are no built pages in ${siteDir}: run npm start or npm run build.`);
  }
  const notes = readNotes(join(siteDir, '..', 'site.json'));
  const styleHashesOf = findStyleHashes(notes);
  const toUnpack = createUnpacker(unpackedRoom);
  const addresses = new Map<string, Asset>();
  for (const entry of readdirSync(siteDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const url = entry.isFile() ? addressOfFile(file.slice(siteDir.length + 1).replaceAll(sep, '/')) : undefined;
    if (url !== undefined) addresses.set(url, readAsset(file, url, styleHashesOf(url), toUnpack));
  }
  const [notFound, notFoundLight] = [addresses.get(notFoundPath), addresses.get(notFoundLightPath)];
  for (const url of withheld) addresses.delete(url);
  keepSmallest([...addresses.values(), ...[notFound, notFoundLight].filter((page) => page !== undefined)], room);
  return {
    ...(notes.siteUrl !== undefined && { builtFor: notes.siteUrl, stats: notes.stats ?? 'off' }),
    addresses,
    notFound,
    notFoundLight,
    answers: notes.answers ?? {},
    redirects: notes.redirects ?? [],
  };
}
