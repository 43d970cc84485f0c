import { describe, expect, it } from 'vitest';
import { createNumbers } from '../../../server/ops/numbers.ts';
import { createStore } from '../../../server/store/open-store.ts';
import type { NumberRow } from '../../../server/store/tables.ts';
import { goodFields } from '../../support/contact-message.ts';
import { newDatabase, runSql } from '../../support/server/databases.ts';
import { FakeClock } from '../../support/server/fake-clock.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { openServer, type TestServer } from '../../support/server/test-server.ts';

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** Headers of browsers that open a page. */
const opens = { 'user-agent': browser, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' };

const openCounting = (mode = 'on', env = {}) => openServer({ env: { STATS: mode, ...env } });

/** Rows as they are in the database, small ones too. */
async function readRows({ numbers, databaseUrl }: TestServer): Promise<Record<string, number>> {
  await numbers?.write();
  const rows = (await runSql(databaseUrl, 'SELECT * FROM numbers')) as unknown as NumberRow[];
  return Object.fromEntries(rows.map(({ kind, name, n }) => [`${kind} ${name}`, Number(n)]));
}

describe('With STATS=on the server', () => {
  it('counts the view of a page, the visit, the host it comes from and the kind of device', async () => {
    const server = await openCounting();
    await server.ask('/about', { headers: { ...opens, referer: 'https://www.Search.test/find?q=secret' } });
    expect(await readRows(server)).toEqual({
      'page /about': 1,
      'referrer search.test': 1,
      'device wide': 1,
    });
  });

  it('counts the words of a link, whose page is the same as without them', async () => {
    const server = await openCounting();
    await server.ask('/about?utm_source=Newsletter&utm_campaign=Spring%20sale&utm_term=x', { headers: opens });
    expect(await readRows(server)).toMatchObject({
      'page /about': 1,
      'source newsletter': 1,
      'campaign spring sale': 1,
    });
  });

  it('counts no visit, host or word for a page that a page of the site leads to', async () => {
    const server = await openCounting();
    const path = '/about?utm_source=own';
    await server.ask(path, { headers: { ...opens, 'sec-fetch-site': 'same-origin' } });
    await server.ask(path, { headers: { 'user-agent': browser, referer: `${server.url}/contact` } });
    expect(await readRows(server)).toEqual({ 'page /about': 2, 'device wide': 2 });
  });

  it('counts pages below the path of a site, and a page beside it as a visit', async () => {
    const server = await openCounting('on', { SITE_URL: 'http://localhost:3000/site' });
    for (const referer of [`${server.url}/site/contact`, `${server.url}/shop`])
      await server.ask('/site/about', { headers: { ...opens, 'sec-fetch-site': 'same-origin', referer } });
    await server.ask('/about', { headers: opens });
    expect(await readRows(server)).toEqual({ 'page /about': 2, 'device wide': 2, 'referrer none': 1 });
  });

  it('counts a page that the browser has already, and one that it fetches while a link of the site is pressed', async () => {
    const server = await openCounting();
    const { headers } = await server.ask('/about');
    await server.ask('/about', { headers: { ...opens, 'if-none-match': String(headers.etag) } });
    // Chromium's own headers of a page that it fetches ahead.
    const ahead = { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch', referer: `${server.url}/contact?x` };
    await server.ask('/about', { headers: { ...opens, ...ahead } });
    expect(await readRows(server)).toMatchObject({ 'page /about': 2 });
  });

  it('counts the form and a message that is not held', async () => {
    const server = await openCounting();
    await server.ask('/contact', { headers: opens });
    expect((await server.postJson(goodFields)).status).toBe(201);
    await server.postJson({ ...goodFields, message: 'Casino bonus! [url=https://win.invalid]click[/url]' });
    expect(await readRows(server)).toMatchObject({ 'form all': 1, 'message all': 1 });
  });

  it('counts devices by the hint of their browser, or by the user agent', async () => {
    const server = await openCounting();
    for (const headers of [
      { 'user-agent': phone },
      { 'user-agent': browser, 'sec-ch-ua-mobile': '?1' },
      { 'user-agent': browser, 'sec-ch-ua-mobile': '?0' },
    ])
      await server.ask('/about', { headers });
    expect(await readRows(server)).toMatchObject({ 'device narrow': 2, 'device wide': 1 });
  });

  it('counts no bots, programs, other files, foreign prefetches or answers without a page', async () => {
    const server = await openCounting();
    const others: [path: string, headers: Record<string, string>, method?: string][] = [
      ['/about', { ...opens, 'user-agent': crawler }],
      ['/about', { 'user-agent': 'curl/8.5.0' }],
      ['/about', {}],
      ['/about', opens, 'HEAD'],
      ['/about', { ...opens, 'sec-fetch-dest': 'empty' }],
      ['/about', { ...opens, 'sec-purpose': 'prefetch' }],
      ['/assets/app-1a2b3c4d.js', { 'user-agent': browser }],
      ['/nothing', opens],
      ['/about-us.html', opens],
      ['/healthz', opens],
      ['/message-sent', opens],
    ];
    for (const [path, headers, method = 'GET'] of others) await server.ask(path, { headers, method });
    expect(await readRows(server)).toEqual({});
  });

  it('keeps no address of a person, markup, long word or host without a name', async () => {
    const server = await openCounting();
    const queries = [
      '?utm_source=anna%40home.test',
      '?utm_source=%3Cb%3E&utm_campaign=%22x',
      `?utm_source=${'x'.repeat(61)}`,
    ];
    for (const query of queries) await server.ask(`/about${query}`, { headers: opens });
    for (const referer of ['https://192.168.1.7/mail?user=anna', 'anna'])
      await server.ask('/about', { headers: { ...opens, referer } });
    expect(await readRows(server)).toEqual({ 'page /about': 5, 'referrer none': 5, 'device wide': 5 });
  });

  it('sets no cookie, and asks browsers for no further hint', async () => {
    const server = await openCounting();
    const other = await openServer();
    const [counted, plain] = await Promise.all([server, other].map((each) => each.ask('/about', { headers: opens })));
    const withoutDate = ({ date: _, ...headers } = {} as Record<string, unknown>) => headers;
    expect(withoutDate(counted?.headers)).toEqual(withoutDate(plain?.headers));
  });
});

describe('With STATS=beacon the server', () => {
  const report = (server: TestServer, body: string, headers: Record<string, string> = {}) =>
    server.ask('/api/view', {
      method: 'POST',
      body,
      headers: {
        'user-agent': browser,
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });

  it('counts what pages report, and no requests for pages', async () => {
    const server = await openCounting('beacon');
    await server.ask('/about', { headers: opens });
    const visit = 'page=%2Fcontact&device=narrow&referrer=https%3A%2F%2Fsearch.test&query=%3Futm_source%3Dnews';
    for (const body of [visit, 'page=%2Fabout&device=wide']) {
      const { status, headers } = await report(server, body);
      expect(status).toBe(204);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await readRows(server)).toEqual({
      'page /contact': 1,
      'page /about': 1,
      'form all': 1,
      'device narrow': 1,
      'device wide': 1,
      'referrer search.test': 1,
      'source news': 1,
    });
  });

  it('counts no report of a bot, of another site, of an unknown page, or of another form', async () => {
    const server = await openCounting('beacon');
    const about = 'page=%2Fabout';
    expect((await report(server, about, { 'user-agent': crawler })).status).toBe(204);
    expect((await report(server, about, { 'sec-fetch-site': 'cross-site', origin: 'https://other.test' })).status).toBe(
      403,
    );
    expect((await report(server, about, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await report(server, `${about}&query=${'x'.repeat(5000)}`)).status).toBe(413);
    expect((await report(server, 'page=%2Fmade-up')).status).toBe(204);
    expect((await report(server, '')).status).toBe(204);
    expect(await readRows(server)).toEqual({});
  });

  it('is the only one that takes reports', async () => {
    const server = await openCounting('on');
    expect((await report(server, 'page=%2Fabout')).status).toBe(404);
  });
});

describe('Without STATS the server', () => {
  it('counts nothing', async () => {
    const server = await openServer();
    await server.ask('/about', { headers: opens });
    await server.postJson(goodFields);
    expect(await readRows(server)).toEqual({});
  });
});

async function openNumbers() {
  const folder = makeTestFolder();
  const databaseUrl = await newDatabase(folder);
  const server = await openServer({ env: { DATABASE_URL: databaseUrl } });
  const clock = new FakeClock();
  return { store: server.store.numbers, databaseUrl, clock, numbers: createNumbers(server.store.numbers, clock) };
}

const total = (rows: readonly { n?: unknown }[]) => rows.reduce((sum, { n }) => sum + Number(n), 0);

describe('Counts', () => {
  it('of several processes are added', async () => {
    const { store, clock, numbers, databaseUrl } = await openNumbers();
    const other = createNumbers(store, clock);
    for (const each of [numbers, other, numbers]) {
      each.count({ page: '/about' });
      await each.write();
    }
    expect(await runSql(databaseUrl, 'SELECT name, n FROM numbers')).toEqual([{ name: '/about', n: 3 }]);
  });

  it('belong to the day in the time zone of the site', async () => {
    const { store, clock, numbers } = await openNumbers();
    // 23:59 in Asia/Kolkata, the zone of the sample.
    clock.advance(Date.parse('2026-11-20T18:29:30Z') - clock.now());
    for (const page of ['/', '/', '/']) numbers.count({ page });
    clock.advance(60_000);
    for (const page of ['/', '/', '/', '/']) numbers.count({ page });
    await numbers.write();
    expect((await store.read('2026-11-01', '2026-11-30')).map(({ day, n }) => [day, Number(n)])).toEqual([
      ['2026-11-20', 3],
      ['2026-11-21', 4],
    ]);
  });

  it('stay in memory while the store takes none, and are written once', async () => {
    const { store, clock } = await openNumbers();
    let isDown = true;
    const numbers = createNumbers(
      { add: async (...given) => (isDown ? Promise.reject(new Error('down')) : store.add(...given)) },
      clock,
    );
    for (const page of ['/', '/', '/']) numbers.count({ page });
    await expect(numbers.write()).rejects.toThrow('down');
    isDown = false;
    numbers.count({ page: '/' });
    await numbers.write();
    await numbers.write();
    expect(total(await store.read('2026-11-20', '2026-11-20'))).toBe(4);
  });

  it('below three of a day are shown as others, and their names are forgotten when the day is over', async () => {
    const { store, clock, numbers, databaseUrl } = await openNumbers();
    const seen = { 'search.test': 3, 'anna-berg.test': 2, 'rare.test': 1 };
    for (const [referrer, n] of Object.entries(seen)) for (let at = 0; at < n; at += 1) numbers.count({ referrer });
    await numbers.write();
    const folded = [
      ['others', 3],
      ['search.test', 3],
    ];
    const shown = async () =>
      (await store.read('2026-11-20', '2026-11-20')).map(({ name, n }) => [name, Number(n)]).sort();
    expect(await shown()).toEqual(folded);
    await store.forget('2026-11-20');
    expect(await runSql(databaseUrl, 'SELECT name FROM numbers')).toHaveLength(3);

    clock.advance(86_400_000);
    await runSql(databaseUrl, "DELETE FROM meta WHERE key = 'numbers-due' RETURNING key");
    await store.forget('2026-11-21');
    const kept = await runSql(databaseUrl, 'SELECT name, n FROM numbers ORDER BY name');
    expect(kept.map(({ name, n }) => [name, Number(n)])).toEqual(folded);
  });

  it('of more than 400 days ago are deleted', async () => {
    const { store, databaseUrl } = await openNumbers();
    for (const day of ['2025-10-15', '2025-10-17'])
      await store.add(day, new Map([['page', new Map([['/', { n: 5 }]])]]));
    await store.forget('2026-11-20');
    expect(await runSql(databaseUrl, 'SELECT day FROM numbers')).toEqual([{ day: '2025-10-17' }]);
  });

  it('of made-up words fill neither the memory nor the store', async () => {
    const { store, numbers, databaseUrl } = await openNumbers();
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 2000; at += 1) numbers.count({ source: `made up ${round} ${at}` });
      numbers.count({ referrer: 'search.test' });
      await numbers.write();
    }
    const rows = await runSql(databaseUrl, 'SELECT kind, name, n FROM numbers');
    expect(rows).toHaveLength(202);
    expect(total(rows)).toBe(6003);
    const read = await store.read('2026-11-20', '2026-11-20');
    expect(read.map(({ kind, name, n }) => [kind, name, Number(n)]).sort()).toEqual([
      ['referrer', 'search.test', 3],
      ['source', 'others', 6000],
    ]);
  });
});

describe('leads numbers', () => {
  async function fill() {
    const server = await openCounting();
    const ask = (path: string, headers: Record<string, string>, times: number) =>
      Promise.all(Array.from({ length: times }, () => server.ask(path, { headers })));
    await ask('/about', { ...opens, referer: 'https://search.test/' }, 4);
    await ask('/about', { ...opens, 'sec-fetch-site': 'same-origin' }, 1);
    await ask('/contact', { ...opens, 'sec-fetch-site': 'same-origin' }, 3);
    await ask('/', opens, 2);
    await server.postJson(goodFields);
    await server.numbers?.write();
    return (...args: string[]) => runLeads(['numbers', ...args], { DATABASE_URL: server.databaseUrl });
  }

  it('shows days, pages, sources and the way to a message', async () => {
    const run = await fill();
    const { code, out } = await run('--days', '2');
    expect(code).toBe(0);
    expect(out).toMatch(/^Day +Views +Visits +Views of \/contact +Messages$/m);
    expect(out).toMatch(/^\d{4}-\d\d-\d\d +10 +6 +3 +1$/m);
    expect(out).toMatch(/^\d{4}-\d\d-\d\d +0 +0 +0 +0$/m);
    expect(out).toContain('Visits: 6. Views of /contact: 3 (50.0 %). Messages: 1 (16.7 %)');
    expect(out).toMatch(/^\/about +5\n\/contact +3\nothers +2$/m);
    expect(out).toMatch(/^search\.test +4\nothers +2$/m);
  });

  it('gives programs JSON with the address and the count of each page', async () => {
    const run = await fill();
    const { out } = await run('--json');
    expect(JSON.parse(out)).toMatchObject({
      way: { views: 10, visits: 6, formViews: 3, messages: 1 },
      pages: [
        { address: '/about', count: 5 },
        { address: '/contact', count: 3 },
        { address: 'others', count: 2 },
      ],
      referrers: [
        { name: 'search.test', count: 4 },
        { name: 'others', count: 2 },
      ],
    });
  });

  it('draws a page that loads nothing, with a table beside each plot', async () => {
    const run = await fill();
    const { out } = await run('--html');
    expect(out).toMatch(/^<!doctype html>/);
    expect(out).not.toMatch(/<script|<link|src=|href=|url\(/);
    expect(out.split('<svg')).toHaveLength(out.split('<table').length);
    expect(out).toContain('<tr><th scope="row">/about</th><td>5</td></tr>');
  });

  it('is asked for some days, and shows none of other days', async () => {
    const run = await fill();
    const { out } = await run('--from', '2020-01-01', '--to', '2020-01-03', '--json');
    expect(JSON.parse(out)).toMatchObject({ from: '2020-01-01', to: '2020-01-03', way: { views: 0 }, pages: [] });
    expect((await run('--from', '2020-01-01', '--to', '2020-01-03')).out).toContain('STATS=on');
    for (const wrong of [
      ['--from', '2020'],
      ['--from', '2020-02-01', '--to', '2020-01-01'],
      ['file'],
      ['--json', '--html'],
    ])
      expect(await run(...wrong)).toMatchObject({ code: 2 });
  });
});

it('A store that is opened again has the counts of before', async () => {
  const databaseUrl = await newDatabase(makeTestFolder());
  const server = await openServer({ env: { DATABASE_URL: databaseUrl, STATS: 'on' } });
  for (let at = 0; at < 3; at += 1) await server.ask('/about', { headers: opens });
  await server.numbers?.write();
  const store = createStore(server.config.database, { mode: 'inspect' });
  await store.open();
  expect(total(await store.numbers.read('2000-01-01', '2999-01-01'))).toBe(9);
  await store.close();
});
