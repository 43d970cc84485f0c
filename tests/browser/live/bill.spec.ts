import type { Page } from '@playwright/test';
import type { Props as Bill } from '../../../app/blocks/bill/schema.ts';
import { locale } from '../../../shared/site.ts';
import { block } from '../../support/blocks.ts';
import { expect, open, test } from '../../support/browser/fixtures.ts';
import { section } from '../../support/browser/parts.ts';

const path = '/finopcloud';
const bill = block<Bill>(path, 'bill');
const part = (page: Page) => section(page, bill.heading);
const money = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const { format: dollars } = new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 });

/** Expects the lines of the team and one sum, the team's. */
async function expectBill(page: Page, team?: string): Promise<void> {
  const lines = bill.lines.filter((line) => !team || line.team === team);
  const sum = (key: 'toDate' | 'forecast') => dollars(lines.reduce((sofar, line) => sofar + line[key], 0));
  await expect(part(page).locator('tbody tr').locator('visible=true')).toHaveCount(lines.length);
  await expect(part(page).locator('tfoot tr').locator('visible=true')).toHaveCount(1);
  await expect(part(page).locator('tfoot tr').locator('visible=true').locator('td')).toHaveText([
    sum('toDate'),
    sum('forecast'),
  ]);
}

async function chooseAll(page: Page): Promise<void> {
  await expectBill(page);
  for (const team of bill.teams) {
    await part(page).getByText(team, { exact: true }).first().click();
    await expectBill(page, team);
  }
}

test('a team is chosen, and the bill shows its lines and its sums, said aloud once', async ({ page }) => {
  await open(page, path);
  await chooseAll(page);
  await expect(part(page).getByRole('status')).toContainText(bill.teams.at(-1) as string);
});

test('the keyboard chooses the team @long', async ({ page }) => {
  await open(page, path);
  await part(page).getByRole('radio', { name: bill.all }).focus();
  await page.keyboard.press('ArrowDown');
  await expectBill(page, bill.teams[0]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the bill is filtered all the same', async ({ page }) => {
    await page.goto(path);
    await chooseAll(page);
  });
});
