import { home } from '../../../app/content/home.ts';
import { errorContent } from '../../../app/content/layout/error.ts';
import { expect, open, test } from '../support/fixtures.ts';

test('a page that cannot be drawn gives way to an error screen with its reason, a way home, and no stack', {
  tag: ['@ERR-11', '@ERR-12', '@ERR-13'],
}, async ({ page }) => {
  await open(page, '/');
  await page.route('**/assets/contact-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Page() { throw new Error("The lamp is broken"); }',
    }),
  );
  await page.getByRole('main').getByRole('link', { name: home.banner.action.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error');
  await expect(page.getByRole('main')).toContainText('The lamp is broken');
  await expect(page.getByRole('main')).not.toContainText(/\.js:\d+/);
  const { label, to } = errorContent.screen.action;
  await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', to);
});
