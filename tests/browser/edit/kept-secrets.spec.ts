import type { PagePath } from '../../../shared/pages.ts';
import { expect } from '../../support/browser/fixtures.ts';
import { sendRequest } from '../../support/server/send-request.ts';
import { type EditedSite, test } from './edited-site.ts';
import { secrets, traces } from './secrets.ts';

const queries = [
  'raw',
  'url',
  'import',
  'inline',
  'raw&import',
  'import&raw',
  'url&import',
  'import&url&inline',
  'worker',
  'worker&inline',
  'import&raw??',
  'raw&url',
  'import&inline=1.wasm?init',
  '.svg?.wasm?init',
  't=1',
  'direct',
  'html-proxy&index=0.js',
  'v=1',
  'import&react',
  'init',
];

const encodeFirst = (text: string) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;

/** Spells a file like a browser. */
const spellPlainly = (folder: string, file: string): string[] => [
  ...['', '?raw', '?url', '?import', '?import&raw', '?inline'].flatMap((query) => [
    `/${file}${query}`,
    `/@fs${folder}/${file}${query}`,
  ]),
  `/${encodeFirst(file)}`,
  `/@fs${folder}/${encodeFirst(file)}`,
];

/** Spellings of a file's path that reached files on other servers. */
function spellOddly(folder: string, file: string): string[] {
  const absolute = `${folder}/${file}`;
  return [
    ...queries.flatMap((query) => [`/${file}?${query}`, `/@fs${absolute}?${query}`]),
    `//${file}`,
    `/./${file}`,
    `/${file.replaceAll('/', '%2f')}`,
    `/${file.replaceAll('/', '//')}`,
    `/${file}/`,
    `/${file}#`,
    `/app/../${file}`,
    `/app/..%2f${file}`,
    `/app/%2e%2e/${file}`,
    `/app/..\\${file}`,
    `/app/styles/..%5c..%5c${file}`,
    `/public/../${file}`,
    `/node_modules/../${file}`,
    `/node_modules/.vite/deps/../../../${file}`,
    `/node_modules/.vite/deps/..%2f..%2f..%2f${file}`,
    `/@fs/${absolute}`,
    `/@fs${encodeURIComponent(absolute)}`,
    `/@fs${folder}/app/../${file}`,
    `/@fs${folder}/app/..%2f${file}`,
    `/@fs${folder}/app/?/../../${file}`,
    `/@fs${folder}/app#/../../${file}`,
    `/@fs/x/x/x/vite/client/?/../../../../../..${absolute}`,
    `/@id/${absolute}`,
    `/@id/__x00__${absolute}`,
    `/@id/__x00__${absolute}?raw`,
    `/@id/@fs${absolute}`,
    `/@vite/../${file}`,
  ];
}

/** A file of each kind that such a server treats specially. */
const oddlyAsked = ['data/leads.db', 'data/mail-login.json', 'data/notes.ts', 'data/notes.svg', '.env'];

/** Requests each file in each spelling. @returns files shown, and files open to other sites */
async function findShown(origin: string, folder: string, headers: Record<string, string>): Promise<string[]> {
  const shown: string[] = [];
  const paths = [
    ...secrets.flatMap((file) => spellPlainly(folder, file)),
    ...oddlyAsked.flatMap((file) => spellOddly(folder, file)),
  ];
  for (const path of paths) {
    const answer = await sendRequest(origin + path, { headers });
    if (traces.some((trace) => answer.body.includes(trace))) shown.push(path);
    if (answer.headers['access-control-allow-origin']) shown.push(`${path} to other sites`);
  }
  return shown;
}

test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Takes the token like the owner's browser. */
async function logIn(edited: EditedSite): Promise<Record<string, string>> {
  const { headers } = await sendRequest(edited.address);
  const [cookie = ''] = [headers['set-cookie']].flat();
  return { host: new URL(edited.origin).host, cookie: cookie.split(';')[0] ?? '' };
}

test('npm run dev shows nothing of messages, mails, backups, keys and settings, however it is asked @long', async ({
  edited,
  developed,
}) => {
  expect(await findShown(developed, edited.copy.folder, { origin: 'http://localhost:9999' })).toEqual([]);
});

test('npm run dev shows pages and what they are made of, to its own name only @long', async ({
  edited,
  developed,
  page,
}) => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  for (const path of ['/', '/contact', '/blog/invoices-without-typing'] satisfies PagePath[]) {
    await page.goto(`${developed}${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(refused).toEqual([]);
  expect((await sendRequest(`${developed}/@fs${edited.copy.folder}/app/browser/start.ts`)).status).toBe(200);
  for (const name of ['foreign.example.org', `localhost.foreign.example.org`])
    expect((await sendRequest(`${developed}/app/browser/start.ts`, { headers: { host: name } })).status).toBe(403);
});

test('npm run edit shows none of it either, even to its owner @long', async ({ edited }) => {
  const headers = await logIn(edited);
  expect((await sendRequest(`${edited.origin}/scripts/edit/client/client.ts`, { headers })).status).toBe(200);
  expect(await findShown(edited.origin, edited.copy.folder, headers)).toEqual([]);
});

test('npm run edit answers odd requests with 400, bodies that are too large with 413, and lives on @long', async ({
  edited,
}) => {
  const headers = await logIn(edited);
  const ask = async (path: string, method = 'GET', body?: string) =>
    (await sendRequest(edited.origin + path, { method, headers, ...(body !== undefined && { body }) })).status;
  for (const path of ['//', '//foreign.example.org/', '/\\foreign.example.org', '/%', '/%zz', '/%c3%28'])
    expect(await ask(path), path).toBe(400);
  expect((await sendRequest(`${edited.origin}//`, { headers: { host: headers.host ?? '' } })).status).toBe(400);
  for (const body of ['', 'x', 'null', '1', '[]', '{}', '{"id":"x","text":"y"}', '{"id":0}', '{"id":0.5,"text":"y"}'])
    expect(await ask('/edit/save', 'POST', body), body).toBe(400);
  const act = { file: 'content/pages/about.yaml', digest: '0', act: 'up', place: ['blocks', 1] };
  for (const wrong of [
    { file: '.env' },
    { file: 'content/pages/../site.yaml' },
    { act: 'x' },
    { place: [-1] },
    { name: 1 },
  ])
    expect(await ask('/edit/structure', 'POST', JSON.stringify({ ...act, ...wrong })), Object.keys(wrong)[0]).toBe(400);
  expect(await ask('/edit/structure', 'POST', JSON.stringify(act))).toBe(409);
  expect(await ask('/edit/fields', 'POST', '{"file":".env","place":[]}')).toBe(400);
  expect(await ask('/edit/photograph?name=../x.jpg', 'POST', 'x')).toBe(409);
  expect(await ask('/edit/photograph?name=x.jpg', 'POST', 'x')).toBe(409);
  for (const file of ['content/site.yaml', 'content/texts/../../.env', 'content/articles/../../README.md', 'README.md'])
    expect(await ask('/edit/fields', 'POST', JSON.stringify({ file, place: [] })), file).toBe(400);
  const asked = { kind: 'page', name: 'x', address: '' };
  for (const wrong of [{ kind: 'secret' }, { kind: 'toString' }, { kind: ['page'] }, { name: 1 }, { address: null }])
    expect(await ask('/edit/new', 'POST', JSON.stringify({ ...asked, ...wrong })), JSON.stringify(wrong)).toBe(400);
  for (const address of ['../x', '..%2fx', 'a/b', '/etc/passwd', 'x.yaml'])
    for (const kind of ['page', 'article', 'person'])
      expect(await ask('/edit/new', 'POST', JSON.stringify({ ...asked, kind, address })), address).toBe(409);
  expect(await ask('/edit/save', 'POST', JSON.stringify({ id: 0, text: 'x'.repeat(300_000) }))).toBe(413);
  expect(await ask('/edit/save', 'POST', '{"id":999999999,"text":"x"}')).toBe(409);
  expect(await ask('/edit/none', 'POST', '')).toBe(404);
  expect(await ask('/')).toBe(200);
});
