import type { Page } from '@playwright/test';
import { opensInNewTab } from '../../../app/ui/text/ui-texts.ts';
import { onlyLinked, type PagePath } from '../../../shared/pages.ts';
import { site } from '../../../shared/site.ts';
import { expect, needs, noteRequests, open, test } from '../../support/browser/fixtures.ts';
import { content, sitePages } from '../../support/content.ts';

interface ReadPage {
  path: string;
  status: number;
  title: string;
  text: string;
  links: { name: string; href: string; ofPost: boolean }[];
}

let read: ReadPage[] | undefined;

/** Every page of the site map without script. Read once for all the tests of a worker. */
async function readSite(page: Page): Promise<ReadPage[]> {
  if (read) return read;
  await page.goto('/robots.txt');
  read = await page.evaluate(
    ([paths, newTab]) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(path, { redirect: 'error' });
          const { title, body } = new DOMParser().parseFromString(await answer.text(), 'text/html');
          for (const script of body.querySelectorAll('script')) script.remove();
          const links = [...body.querySelectorAll('a[href]')].map((link) => ({
            name: link.textContent.replace(newTab, '').trim(),
            href: link.getAttribute('href') ?? '',
            // Posts have covers.
            ofPost: Boolean(link.closest('article, li')?.querySelector('img[src^="/art/covers/"]')),
          }));
          // Texts of neighboring elements would run together in `textContent`.
          const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
          const words: string[] = [];
          while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
          const text = words.join(' ').replace(/\s+/g, ' ');
          return { path, status: answer.status, title, text, links };
        }),
      ),
    [sitePages.map((record): string => record.path), opensInNewTab] as const,
  );
  return read;
}

test('every address of the site map answers with a page and a title of its own, to anybody', {
  tag: ['@GEN-01', '@GEN-17', '@RTE-40'],
}, async ({ page }) => {
  const all = await readSite(page);
  expect(all.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(all.map(({ title }) => title)).size).toBe(sitePages.length);
  const full: PagePath[] = ['/home-2', '/home-3', '/blog', '/portfolio', '/pricing', '/faq-1', '/faq-2', '/team'];
  for (const { path, text } of all.filter(({ path }) => full.some((each) => each === path)))
    expect(text.split(/\s+/).length, path).toBeGreaterThan(300);
});

test('the menus lead to every service and to every product, and to no others', {
  tag: ['@GEN-02', '@GEN-04', '@GEN-06'],
}, async ({ page }) => {
  await page.goto('/');
  const of = async (selector: string) => {
    const found = await page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    return [...new Set(found)].sort();
  };
  expect(await of('#menu-services a[href^="/services/"]')).toEqual(content.services.map(({ path }) => path).sort());
  expect(await of('#menu-products a')).toEqual(
    onlyLinked(content.lists.products.map(({ link }) => link))
      .map(({ to }) => to)
      .sort(),
  );
  const words = (await page.locator('body').innerText()).toLowerCase();
  for (const { menu } of content.services) expect(words, menu.name).toContain(menu.name.split(' ')[0]?.toLowerCase());
});

test('nothing speaks of roles or of the state of an order, and every visitor gets the same page', {
  tag: ['@GEN-19', '@STA-19'],
}, async ({ page, request }) => {
  const lifecycle = /\b(your|my) (order|ticket|case|request) (status|number|is (open|closed|pending))|status: \w/i;
  for (const { path, text } of await readSite(page)) {
    expect(text, path).not.toMatch(/\b(log ?out|sign ?out|my account|admin area|signed in as)\b/i);
    expect(text, path).not.toMatch(lifecycle);
  }
  const stranger = await (await request.get('/pricing')).text();
  const administrator = { cookie: 'role=admin; session=1', authorization: 'Bearer admin' };
  expect(await (await request.get('/pricing', { headers: administrator })).text()).toBe(stranger);
});

test('links leave the site for the products, the networks and the video only', {
  tag: ['@API-14', '@A-25', '@A-27'],
}, async ({ page }) => {
  const addresses: string[] = [...Object.values(site.social), ...Object.values(site.products), site.video];
  const known = new Set(addresses.filter((address) => address !== ''));
  const hosts = new Set([...known].map((address) => new URL(address).host));
  for (const { path, links } of await readSite(page))
    for (const { href } of links) {
      if (/^(mailto:|tel:|[/#])/.test(href)) continue;
      expect(hosts, `${path} links to ${href}`).toContain(new URL(href).host);
    }
});

test('every call to action leads to the contact page or to a product', { tag: ['@GEN-14', '@T-01'] }, async ({
  page,
}) => {
  const calls =
    /^(Get Started|Contact Us|Contact Us Now|Get in touch|Choose the plan|Try It Now|Start Chatting for Free|Explore .*)$/;
  const products = Object.values(site.products).map((address) => new URL(address).host);
  let found = 0;
  for (const { path, links } of await readSite(page))
    for (const { name, href } of links.filter(({ name }) => calls.test(name))) {
      found += 1;
      const wanted = href === '/contact' || products.includes(URL.parse(href)?.host ?? '');
      expect(wanted, `${path}: ${name} leads to ${href}`).toBe(true);
    }
  expect(found).toBeGreaterThan(sitePages.length);
});

test('every post of the site leads to its article, or to the sample article', { tag: '@RTE-32' }, async ({ page }) => {
  needs('/blog');
  const all = await readSite(page);
  const posts = all.flatMap(({ path, links }) =>
    links.filter(({ href, ofPost }) => ofPost && !href.startsWith('#')).map(({ href }) => ({ path, href })),
  );
  expect(new Set(posts.map(({ path }) => path))).toEqual(
    new Set(
      (['/', '/home-3', '/blog', '/blog-details'] satisfies PagePath[]).filter((path) =>
        all.some((each) => each.path === path),
      ),
    ),
  );
  const known = new Set<string>(content.posts.map(({ to }) => to));
  expect(posts.map(({ href }) => href).filter((href) => !known.has(href))).toEqual([]);
});

test('the forms without a service send no request, store nothing and keep the address @long', {
  tag: ['@API-13', '@API-01'],
}, async ({ page, context }) => {
  needs('accounts', 'blog', 'comments', 'newsletter', 'search');
  const words = { name: 'Ada', email: 'ada@visitor.test', password: 'a secret word', message: 'Hello', search: 'bots' };
  let forms = 0;
  for (const path of ['/login', '/signup', '/reset-password', '/blog-details'] satisfies PagePath[]) {
    await open(page, path);
    for (const form of await page.locator('form').all()) {
      const isFooter = await form.evaluate((element) => Boolean(element.closest('footer')));
      // The footer's form is the same on every page.
      if (isFooter && path !== '/login') continue;
      forms += 1;
      for (const field of await form.locator('input, textarea').all()) {
        const type = await field.getAttribute('type');
        const name = (await field.getAttribute('name')) ?? '';
        if (type === 'checkbox') await field.check();
        else await field.fill(words[(type === 'search' ? 'search' : name) as keyof typeof words] ?? 'x');
      }
      // A pointer on a link would prefetch its page, and tags lead to this very page.
      await page.mouse.move(0, 0);
      await page.waitForLoadState('networkidle');
      const requests = noteRequests(page);
      await form.locator('[type=submit]').click();
      await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
      // The test's own request ends the wait: the form's requests came before it.
      await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
      expect(requests, `${path}: ${await form.innerText()}`).toEqual([new URL('/robots.txt', page.url()).href]);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
      page.removeAllListeners('request');
    }
  }
  expect(forms).toBe(7);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
