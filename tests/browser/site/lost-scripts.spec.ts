import type { Props as SampleArticle } from '../../../app/blocks/sample-article/schema.ts';
import { formNeedsScript } from '../../../app/ui/text/ui-texts.ts';
import { block } from '../../support/blocks.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

for (const [what, lost] of Object.entries({
  'the script': '**/assets/start-*.js',
  'what the form needs of it': '**/assets/idle-form-script-*.js',
}))
  test(`where ${what} is lost, a form that needs it shows a message`, async ({ page }) => {
    await page.route(lost, (route) => route.abort());
    await page.goto('/login');
    const hint = page.getByRole('main').getByText(formNeedsScript, { exact: true });
    await page.getByRole('textbox').first().focus();
    await expect(hint).toBeVisible();
    await expect(page.getByRole('main').locator('[type=submit]')).toBeDisabled();
  });

test('where no script loads, a form shows a message on its first use', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  const hint = page.getByRole('main').getByText(formNeedsScript, { exact: true });
  await expect(hint).toBeHidden();
  await page.getByRole('textbox').first().focus();
  await expect(hint).toBeVisible();
});

test('a control that waits for its script says so at once, and acts when it is there', async ({ page, heldScript }) => {
  await page.goto('/blog-details');
  const like = page.getByRole('button', {
    name: block<SampleArticle>('/blog-details', 'sample-article').reactions.like.label,
  });
  await like.click();
  await expect(like).toHaveAttribute('aria-busy', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  heldScript.release();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).not.toHaveAttribute('aria-busy');
});
