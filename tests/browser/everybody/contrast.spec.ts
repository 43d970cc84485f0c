import type { Page } from '@playwright/test';
import type { PagePath } from '../../../shared/pages.ts';
import { expect, startScript, test } from '../../support/browser/fixtures.ts';

/** Chosen, current or pressed parts. */
const chosen =
  '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"], label:has(:checked)';

interface Look {
  what: string;
  /** Styles of the chosen element, and of the first unchosen one beside it. */
  own: string;
  other: string | undefined;
}

/** Looks of all visible chosen elements, beside those of their neighbours. */
async function looks(page: Page): Promise<Look[]> {
  return page.evaluate((selector) => {
    const properties = [
      'backgroundColor',
      'borderBlockEndWidth',
      'borderBlockEndColor',
      'borderInlineStartWidth',
    ] as const;
    const lines = ['outlineStyle', 'outlineWidth', 'textDecorationLine', 'fontWeight', 'inlineSize'] as const;
    const lookOf = (element: Element) => {
      // A drawn sign is filled or not; a mark may be drawn before or after the words.
      const icon = element.querySelector('svg');
      const { parentElement: parent } = element;
      const parts = [
        getComputedStyle(element),
        ...['::before', '::after'].map((part) => getComputedStyle(element, part)),
      ];
      if (parent?.childElementCount === 2) parts.push(getComputedStyle(parent, '::before'));
      const own = parts.map((style) => [...properties, ...lines].map((name) => style[name]).join(' '));
      return [
        ...own,
        icon ? getComputedStyle(icon).fill : '',
        element.querySelector(':checked') ? 'checked box' : '',
      ].join('; ');
    };
    const isBox = (element: Element) => {
      const input = element.querySelector('input');
      return input !== null && getComputedStyle(input).opacity !== '0';
    };
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && !isBox(element))
      .map((element) => {
        const kind = element.className ? `.${[...element.classList].join('.')}` : element.localName;
        const group = element.closest('nav, [role="tablist"], fieldset, ol, ul, .reactions') ?? element.parentElement;
        const other = [...(group?.querySelectorAll(kind) ?? [])].find((each) => !each.matches(selector));
        const strip = (look: string) => look.replace('checked box', '');
        return {
          what: `${kind} ${element.textContent.trim().slice(0, 20)}`,
          own: strip(lookOf(element)),
          other: other && strip(lookOf(other)),
        };
      });
  }, chosen);
}

test('chosen, current and pressed elements can be recognised where the system removes all colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  let compared = 0;
  for (const path of ['/', '/about', '/faq-1', '/pricing', '/blog', '/blog-details'] satisfies PagePath[]) {
    await page.goto(path);
    await startScript(page);
    const like = page.locator('[data-act="like"]');
    if (await like.count()) await like.click();
    for (const { what, own, other } of await looks(page)) {
      if (other === undefined) continue;
      compared += 1;
      expect.soft(own, `${path}: ${what}`).not.toBe(other);
    }
  }
  expect(compared).toBeGreaterThan(6);
});

test('cards, fields and buttons keep an edge where the system takes all colors away @long', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', '/services', '/contact', '/pricing', '/team', '/blog'] satisfies PagePath[]) {
    await page.goto(path);
    const without = await page.evaluate(() =>
      [...document.querySelectorAll('.card, .picture-card, .input, .button > *, .search-button')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { borderBlockStartStyle, borderBlockStartWidth, outlineStyle } = getComputedStyle(element);
          return (borderBlockStartStyle === 'none' || borderBlockStartWidth === '0px') && outlineStyle === 'none';
        })
        .map((element) => `${element.className} ${element.textContent.slice(0, 30)}`),
    );
    expect.soft(without, path).toEqual([]);
  }
});

test('with less transparency requested, no picture is visible through a panel', async ({ browser, site }) => {
  // A page of its own: emulated media outlasts the devtools session.
  const page = await browser.newPage({ baseURL: site.url });
  const session = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  for (const path of ['/services/blockchain', '/signchain', '/service-details']) {
    await page.goto(path);
    const sheer = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => {
          const [, alpha = '1'] =
            getComputedStyle(element).backgroundColor.match(/\/ ([\d.]+)\)|rgba\(.*, ([\d.]+)\)/) ?? [];
          return element.checkVisibility() && Number(alpha) > 0 && Number(alpha) < 1;
        })
        .map((element) => element.className),
    );
    expect.soft(sheer, path).toEqual([]);
  }
  await page.close();
});
