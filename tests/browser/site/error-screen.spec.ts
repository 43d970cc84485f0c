import { contact } from '../../../app/content/contact.ts';
import { errorContent } from '../../../app/content/layout/error.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

test('a form that cannot be drawn gives way to an error screen with its reason, a way home, and no stack', {
  tag: ['@ERR-11', '@ERR-12', '@ERR-13'],
}, async ({ page }) => {
  await page.route('**/assets/contact-form-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function ContactForm() { throw new Error("The lamp is broken"); } export { ContactForm as t };',
    }),
  );
  await page.goto('/contact');
  await hydrated(page);
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error');
  await expect(screen).toContainText('The lamp is broken');
  await expect(screen).not.toContainText(/\.js:\d+/);
  const { label, to } = errorContent.screen.action;
  await expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
  // What stands around the form is still there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.direct.heading);
});
