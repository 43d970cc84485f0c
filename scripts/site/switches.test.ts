import { afterEach, expect, it, vi } from 'vitest';
import type { PageLink, PagePath } from '../../shared/pages.ts';
import * as facts from '../../shared/site.ts';

const names = Object.keys(facts.switches) as facts.SwitchName[];
const addresses: Partial<Record<facts.SwitchName, PageLink[]>> = {
  accounts: ['/login', '/signup', '/reset-password'],
  blog: ['/blog', '/blog/any-article', '/blog-details'],
  home2: ['/home-2'],
  home3: ['/home-3'],
  portfolio: ['/portfolio', '/portfolio/any-project', '/portfolio-details'],
  products: ['/signchain', '/finopcloud#top'],
  team: ['/team', '/team/anybody', '/team-details'],
};

/** Every value of a `to`. */
function linksIn(value: unknown): PageLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'to' in value && typeof value.to === 'string' && value.to.startsWith('/') ? [value.to as PageLink] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

async function siteWithout(off: readonly facts.SwitchName[]) {
  const switches = Object.fromEntries(names.map((name) => [name, !off.includes(name)]));
  vi.resetModules();
  vi.doMock('../../shared/site.ts', () => ({ ...facts, switches }));
  const [{ isLinked }, { content, sitePages }, { header, mobileMenu }] = await Promise.all([
    import('../../shared/pages.ts'),
    import('../../tests/support/content.ts'),
    import('../../app/layouts/header/header-words.ts'),
  ]);
  const { menu, footer } = content.lists;
  const hasPanel = content.pages.some((page) => page.menu?.panel === 'products');
  return { isLinked, sitePages, lists: [menu, footer, header, mobileMenu], menu, hasPanel };
}

afterEach(() => {
  vi.doUnmock('../../shared/site.ts');
  vi.resetModules();
});

it.each([...names.map((name) => [name]), names])(
  'without %s no list leads to what is off, and the site map does not have it',
  async (...off) => {
    const { isLinked, sitePages, lists, menu, hasPanel } = await siteWithout(off);
    const isOff = (to: string) => off.some((name) => addresses[name]?.includes(to as PageLink));
    expect(sitePages.map(({ path }) => path).filter(isOff)).toEqual([]);
    expect(linksIn(lists).filter(isOff)).toEqual([]);
    expect(menu.some((entry) => 'panel' in entry && entry.panel === 'products')).toBe(
      hasPanel && !off.includes('products'),
    );
    for (const [name, links = []] of Object.entries(addresses))
      for (const link of links) expect(isLinked(link), link).toBe(!off.includes(name as facts.SwitchName));
  },
);

it('with everything off every other page stays', async () => {
  const { sitePages, isLinked } = await siteWithout(names);
  expect(sitePages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/about', '/services', '/contact'] satisfies PagePath[]),
  );
  expect(isLinked('/services/anything') && isLinked('/faq-1#top') && isLinked('#top')).toBe(true);
});
