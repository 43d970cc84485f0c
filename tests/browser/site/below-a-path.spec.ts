import { DomUtils } from 'htmlparser2';
import PostalMime from 'postal-mime';
import { elementsOf, parsePage } from '../../../scripts/site/page-tree.ts';
import { ownerActionWords } from '../../../server/http/words.ts';
import { mailWords } from '../../../server/mail/words.ts';
import { mailLiterals } from '../../../shared/contact-message.ts';
import { ContactPage, message } from '../../support/browser/contact-page.ts';
import { test as base, expect, needs, noteRequests, startScript } from '../../support/browser/fixtures.ts';
import { readFact } from '../../support/server/read-fact.ts';
import { SiteServer } from '../../support/site-server.ts';
import { buildOwnRecords } from './own-records-site.ts';

const host = 'http://www.company.test';
const env = { SITE_URL: `${host}/site` };

/** A site with articles, a project and a profile: one build for all tests of this file, which one worker runs. */
const test = base.extend<object, { below: SiteServer }>({
  below: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const copy = await buildOwnRecords(env);
      const server = await SiteServer.start(env, copy.folder);
      await use(server);
      await server.dispose();
      copy.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ below }, use) => use(`${below.url}/site/`),
});
test.describe.configure({ mode: 'default' });

/** Addresses of the site in a text, from its root or with its host. */
const addressesIn = (text: string) =>
  text.split(/["'`\s,<>()]+/).filter((part) => /^\/(?!\/)/.test(part) || part.startsWith(host));

const inStyles = (css: string) =>
  [...css.matchAll(/url\(([^)]*)\)/g)].flatMap(([, address = '']) => addressesIn(address));

/** Scripts name one another as `./name.js`, and styles as `assets/name.css`. */
const inScript = (code: string) =>
  [...code.matchAll(/["'`](?:\.\/|assets\/)([\w-]+\.(?:js|css))["'`]/g)].map(([, name]) => `/site/assets/${name}`);

function inPage(html: string): string[] {
  const elements = elementsOf(parsePage(html));
  const textOf = (name: string) =>
    elements.filter((each) => each.name === name).map((each) => DomUtils.textContent(each));
  return [
    ...elements.flatMap(({ attribs }) => Object.values(attribs)).flatMap(addressesIn),
    ...textOf('style').flatMap(inStyles),
    ...textOf('script').flatMap(addressesIn),
  ];
}

/** Addresses that a browser, a search engine or a feed reader finds in a file of the site. */
function addressesOf(type: string, text: string): string[] {
  if (/html|svg/.test(type)) return inPage(text);
  if (type.startsWith('text/javascript')) return inScript(text);
  if (type.startsWith('text/css')) return inStyles(text);
  if (type.startsWith('application/manifest+json')) return addressesIn(text);
  // Files for machines name whole addresses.
  return /xml|text/.test(type) ? addressesIn(text).filter((each) => each.startsWith(host)) : [];
}

test('every address in the pages, styles, scripts and files of a site below a path is below it, and is there @long', async ({
  below,
}) => {
  needs('blog');
  const seen = new Map([
    ['/site/', '/'],
    ['/site/robots.txt', '/'],
    ['/site/.well-known/security.txt', '/'],
  ]);
  const faults: string[] = [];
  for (const [path, from] of seen) {
    const answer = await fetch(below.url + path, { redirect: 'manual' });
    const isCall = path === '/site/api/mail';
    if (answer.status !== (isCall ? 405 : 200)) faults.push(`${answer.status}: ${path} in ${from}`);
    const rules = answer.headers.get('speculation-rules') ?? '';
    const found = addressesOf(answer.headers.get('content-type') ?? '', await answer.text());
    for (const each of [...found, ...addressesIn(rules)]) {
      const address = each.replace(host, '').replace(/#.*/, '').replaceAll('&amp;', '&');
      if (!address.startsWith('/site/')) faults.push(`outside: ${each} in ${path}`);
      // The rules name addresses by patterns.
      else if (!address.includes('*') && !seen.has(address)) seen.set(address, path);
    }
  }
  expect(faults).toEqual([]);
  const kinds = ['/site/', '/site/api/mail', '/site/feed.xml', '/site/blog/note-1', '/site/site.webmanifest'];
  expect([...seen.keys()]).toEqual(expect.arrayContaining(kinds));
  expect([...seen.keys()].some((path) => path.endsWith('.woff2'))).toBe(true);
});

test('a visitor with script sends a message below a path, with the plan that was chosen, and nothing outside is asked @long', async ({
  page,
  below,
}) => {
  const requests = noteRequests(page);
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await page.goto('');
  await startScript(page);
  await page.goto('pricing');
  await startScript(page);
  await page.getByRole('main').locator('[data-about] a[href="/site/contact"]').first().click();
  await expect(page).toHaveURL(`${below.url}/site/contact`);
  await startScript(page);
  const contact = new ContactPage(page);
  await expect(page.locator('.about-line b')).not.toBeEmpty();
  await contact.fill();
  await page.reload();
  await startScript(page);
  await expect(contact.field('name')).toHaveValue(message.name);
  await contact.send.click();
  await expect(contact.notice).toContainText(mailLiterals.success);
  expect(requests.filter((url) => !url.startsWith(`${below.url}/site/`))).toEqual([]);
  expect(errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sends a form below a path, corrects it, and sees the receipt @long', async ({ page, below }) => {
    const requests = noteRequests(page);
    await page.goto('contact');
    const contact = new ContactPage(page);
    await contact.fill();
    await contact.field('email').evaluate((field) => field.setAttribute('type', 'text'));
    await contact.field('email').fill('nobody');
    await contact.send.click();
    await expect(page.getByText(mailLiterals.missing)).toBeVisible();
    await contact.field('email').fill(message.email);
    await contact.send.click();
    await expect(page).toHaveURL(/\/site\/message-sent\?ref=/);
    await expect(page.getByText(mailLiterals.success)).toBeVisible();
    expect(requests.filter((url) => !url.startsWith(`${below.url}/site/`))).toEqual([]);
  });

  test('the owner answers from a mail whose links are below the path @long', async ({ page, below }) => {
    await expect.poll(() => below.mails().length).toBeGreaterThan(0);
    const { text = '' } = await PostalMime.parse(below.mails()[0] ?? '');
    const link = readFact(text, mailWords.acts.answered) ?? '';
    expect(link).toContain(`${env.SITE_URL}/message-act/`);
    await page.goto(link.replace(host, below.url));
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownerActionWords.answered.done.heading);
  });
});
