/** `npm run build -- --host=NAME`: lays the built site out as a host wants it, in build/host. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { notFoundLightPath, notFoundPath } from '../../shared/served-file.ts';
import { basePathOf, readSiteUrl } from '../../shared/site-url.ts';
import { writeCaddy } from './caddy.ts';
import { writeCloudflarePages } from './cloudflare-pages.ts';
import { writeGithubPages } from './github-pages.ts';
import { type HostSite, putSiteBelow, readHostSite } from './host-site.ts';
import { writeNetlify } from './netlify.ts';
import { writeNginx } from './nginx.ts';
import { writeVercel } from './vercel.ts';

interface Host {
  /** Folder for the files of the site. */
  folder: string;
  /** Whether `/about` is the file `about.html`, and the host compresses it itself. */
  isFlat: boolean;
  /** Whether it serves all addresses of the public name: files of a site below a path stand in a folder of that name. */
  isWhole?: true;
  /** Names of the pages for what is not found: the dark one, and the light one. */
  notFound: [string, string?];
  /** Writes further files, by name. */
  write: (site: HostSite) => Record<string, string> | Promise<Record<string, string>>;
  /** Sentences on what the host cannot do. */
  lost?: (site: HostSite) => string[];
}

const root = resolve(import.meta.dirname, '../..');

const hosts: Record<string, Host> = {
  nginx: {
    folder: 'build/client',
    isFlat: false,
    notFound: ['404.html', '404-light.html'],
    write: writeNginx,
  },
  caddy: {
    folder: 'build/client',
    isFlat: false,
    notFound: ['404.html', '404-light.html'],
    write: writeCaddy,
  },
  'cloudflare-pages': {
    folder: '',
    isFlat: true,
    isWhole: true,
    notFound: ['404.html', 'services/404.html'],
    write: writeCloudflarePages,
  },
  vercel: { folder: 'public', isFlat: true, isWhole: true, notFound: ['404.html'], write: writeVercel },
  'github-pages': {
    folder: '',
    isFlat: true,
    notFound: ['404.html'],
    write: writeGithubPages,
    lost: ({ redirects }) => [
      'GitHub Pages sends no headers of yours. Each page has its policy inside it, but for frame-ancestors: others may show the pages in frames. Files are kept for ten minutes.',
      'Forms are sent to API_URL itself, which shows their answers.',
      ...redirects
        .filter(({ from }) => from.endsWith('*'))
        .map(({ from }) => `${from} of content/redirects.yaml leads nowhere: this host knows no patterns.`),
    ],
  },
  netlify: {
    folder: 'public',
    isFlat: true,
    isWhole: true,
    notFound: ['404.html', 'services/404.html'],
    write: writeNetlify,
  },
};

/** `about/index.html` -> `about.html` */
const flatten = (name: string) => name.replace(/\/index\.html$/, '.html');

function readApiUrl(text: string | undefined): string | undefined {
  if (!text?.trim()) return undefined;
  const origin = readSiteUrl(text.trim());
  if (origin === undefined || basePathOf(origin) !== '')
    throw new Error(`API_URL has to be an address without a path, such as https://api.company.com, not '${text}'`);
  return origin;
}

async function writeHost(name: string, host: Host): Promise<void> {
  const site = readHostSite(resolve(root, 'build'), readApiUrl(process.env.API_URL));
  const basePath = host.isWhole ? basePathOf(site.siteUrl) : '';
  const target = resolve(root, 'build/host');
  rmSync(target, { recursive: true, force: true });
  function put(from: string, to: string, folder = basePath): void {
    const path = join(target, host.folder, folder, to);
    mkdirSync(dirname(path), { recursive: true });
    cpSync(join(site.client, from), path);
  }
  if (host.isFlat) for (const file of site.files.values()) put(file, flatten(file));
  else cpSync(site.client, join(target, host.folder), { recursive: true });
  for (const [index, from] of [notFoundPath, notFoundLightPath].entries()) {
    const to = host.notFound[index];
    if (to !== undefined) put(from, to);
  }
  if (basePath) put(notFoundPath, '404.html', '');
  for (const [file, text] of Object.entries(await host.write(host.isWhole ? putSiteBelow(site) : site))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
  console.log(`Laid out for ${name}: build/host.`);
  for (const sentence of host.lost?.(site) ?? []) console.warn(sentence);
  if (host.isFlat && site.apiUrl === undefined)
    console.warn(
      'No message can be sent from these pages: set API_URL to the server that takes them, and build again.',
    );
}

const [, name = ''] = /^--host=(.*)$/.exec(process.argv[2] ?? '') ?? [];
const names = ['node', ...Object.keys(hosts)];
if (!names.includes(name)) {
  console.error(`There is no host ${name}. Hosts: ${names.join(', ')}.`);
  process.exit(2);
}
const host = hosts[name];
if (host)
  await writeHost(name, host).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
