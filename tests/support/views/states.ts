import type { Page } from '@playwright/test';
import type { Props as ContactForm } from '../../../app/blocks/contact-form/schema.ts';
import type { Props as PricePlans } from '../../../app/blocks/price-plans/schema.ts';
import { footer } from '../../../app/layouts/footer/footer-words.ts';
import { mobileMenu } from '../../../app/layouts/header/header-words.ts';
import { contactFields } from '../../../shared/contact-message.ts';
import { isLinked, type PagePath } from '../../../shared/pages.ts';
import { block } from '../blocks.ts';

/** A page after an act. */
export interface State {
  name: string;
  path: PagePath;
  width: number;
  /** Acts on a page whose script runs, and waits for the result. */
  enter: (page: Page) => Promise<unknown>;
}

const widths = [390, 1440] as const;
const banner = (page: Page) => page.getByRole('banner');
const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: block<ContactForm>('/contact', 'contact-form').form.submit });

/** Fixed date: a sun and a receipt tell the time, and two pictures of them have to be equal. */
export const fixedTime = new Date('2026-03-02T09:30:00Z');

async function write(page: Page, answer: { status: number; json: object }): Promise<void> {
  await page.clock.setFixedTime(fixedTime);
  await page.route('**/api/mail', (route) => route.fulfill(answer));
  const values: Record<string, string> = { email: 'ada@analytical.example', phone: '+44 20 7946 0000' };
  for (const name of contactFields)
    await page.locator(`main [name="${name}"]`).fill(values[name] ?? 'Analytical Engines');
  await send(page).click();
  await page.getByRole('alertdialog').waitFor();
}

const all: readonly State[] = [
  ...[0, 1].map(
    (index): State => ({
      name: `${['first', 'second'][index]} menu open`,
      path: '/',
      width: 1440,
      enter: (page) => banner(page).locator('button[aria-controls]:visible').nth(index).click(),
    }),
  ),
  {
    name: 'menu open',
    path: '/',
    width: 390,
    enter: (page) => page.getByRole('button', { name: mobileMenu.open }).click(),
  },
  {
    name: 'list of the menu open',
    path: '/',
    width: 390,
    async enter(page) {
      await page.getByRole('button', { name: mobileMenu.open }).click();
      await page.locator('#mobile-menu summary').first().click();
    },
  },
  ...widths.flatMap((width): State[] => [
    {
      name: 'sent empty',
      path: '/contact',
      width,
      async enter(page) {
        await send(page).click();
        await page.getByRole('alertdialog').waitFor();
        await page.keyboard.press('Escape');
      },
    },
    {
      name: 'received',
      path: '/contact',
      width,
      async enter(page) {
        await write(page, { status: 201, json: { ok: true, id: 'a', reference: 'SV-7Q4K-2M' } });
        await page.keyboard.press('Escape');
      },
    },
    { name: 'not received', path: '/contact', width, enter: (page) => write(page, { status: 503, json: {} }) },
    {
      name: 'other prices',
      path: '/pricing',
      width,
      async enter(page) {
        const { annually } = block<PricePlans>('/pricing', 'price-plans').toggle.labels;
        // Plans of one price each have no choice.
        for (const choice of await page.getByText(annually, { exact: true }).all()) await choice.click();
      },
    },
    { name: 'another topic', path: '/faq-1', width, enter: (page) => page.getByRole('tab').nth(2).click() },
    {
      name: 'another answer',
      path: '/faq-2',
      width,
      enter: (page) => page.locator('main summary').nth(2).click(),
    },
    {
      name: 'picture opened',
      path: '/portfolio-details',
      width,
      async enter(page) {
        await page.getByRole('main').getByRole('listitem').locator('a:has(img)').first().click();
        await page.locator('.yarl__slide_current img').waitFor();
      },
    },
  ]),
  {
    name: 'address given',
    path: '/',
    width: 1440,
    async enter(page) {
      await page.getByRole('contentinfo').getByRole('textbox').fill('ada@analytical.example');
      await page.getByRole('contentinfo').getByRole('textbox').press('Enter');
      await page.getByRole('link', { name: footer.form.answer.label }).waitFor();
    },
  },
];

/** States of existing pages. */
export const states = all.filter(({ path }) => isLinked(path));

/** Opens the page of a state, starts its script, and enters the state. */
export async function enterState(page: Page, origin: string, { path, enter }: State): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.mouse.move(5, 400);
  await page.mouse.move(6, 401);
  await page.waitForFunction(() => {
    const { enhanced, forms } = document.documentElement.dataset;
    // Islands were the scripts of forms in earlier revisions.
    const isPending = document.querySelector('[data-island="contact-form"]:not([data-hydrated])') !== null;
    return enhanced !== undefined && !isPending && (forms !== undefined || !document.querySelector('[data-form]'));
  });
  await enter(page);
  // With reduced motion there is no movement, but a script may need a frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
