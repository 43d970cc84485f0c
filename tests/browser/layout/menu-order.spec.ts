import type { Page } from '@playwright/test';
import { header } from '../../../app/layouts/header/header-words.ts';
import { expect, open, test } from '../../support/browser/fixtures.ts';
import { entriesOf, panel, trigger } from './mega-menu-page.ts';

const { all } = entriesOf('services');

interface Node {
  nodeId: string;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
}

/** Links and buttons in the order in which the browser tells them to a screen reader. */
async function readOrder(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const walk = (node: Node | undefined): string[] => {
    const isControl = ['link', 'button'].includes(node?.role?.value ?? '');
    const below = (node?.childIds ?? []).flatMap((id) => walk(byId.get(id)));
    return isControl ? [node?.name?.value ?? '', ...below] : below;
  };
  return walk(nodes[0]);
}

test('the menus stand behind the words in the document, which a slow line brings first', async ({ page }) => {
  const html = await (await page.goto('/'))?.text();
  for (const later of ['id="mobile-menu"', 'id="menu-services"', '<footer'])
    expect(html?.indexOf(later)).toBeGreaterThan(html?.indexOf('</main>') ?? 0);
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the keyboard goes from the bar to the words, without a stop in a closed menu', async ({ page }) => {
      if (javaScriptEnabled) await open(page, '/contact');
      else await page.goto('/contact');
      const contact = page.getByRole('banner').getByRole('link', { name: header.contact.label });
      await contact.focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Shift+Tab');
      await expect(contact).toBeFocused();
    });

    test('a screen reader meets an open panel right after its button', async ({ page }) => {
      if (javaScriptEnabled) await open(page, '/contact');
      else await page.goto('/contact');
      await trigger(page, 'services').focus();
      await page.keyboard.press('Enter');
      await expect(panel(page, 'services')).toBeVisible();
      const order = await readOrder(page);
      const at = order.indexOf((await trigger(page, 'services').innerText()).trim());
      expect(
        order.slice(at + 1, at + 1 + all.length).map((name) => all.findIndex((each) => name.startsWith(each.name))),
      ).toEqual(all.map((_, index) => index));
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a panel hangs below the bar, on a page that is scrolled as well', async ({ page }) => {
    await page.goto('/contact');
    for (const scrolled of [0, 30, 600]) {
      await page.mouse.move(20, 850);
      await page.mouse.wheel(0, scrolled);
      await trigger(page, 'services').hover();
      await expect(panel(page, 'services')).toBeVisible();
      const gap = async () => {
        const [bar, shown] = await Promise.all([
          page.getByRole('banner').boundingBox(),
          panel(page, 'services').boundingBox(),
        ]);
        return Math.round((shown?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
      };
      // A panel comes from six pixels above its place.
      await expect.poll(gap).toBe(0);
    }
  });
});
