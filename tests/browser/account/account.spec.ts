import { formNeedsScript, noticeButtons } from '../../../app/ui/text/ui-texts.ts';
import { contactFields } from '../../../shared/contact-message.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { site } from '../../../shared/site.ts';
import { ContactPage } from '../../support/browser/contact-page.ts';
import { accessibilityFaults, expect, long, open, startScript, test } from '../../support/browser/fixtures.ts';
import { expectSharedLayout } from '../../support/browser/parts.ts';
import { AccountPage, accountForms, accountPaths } from './account-page.ts';

/** Requirement that a filled form has no effect. */
const noEffect = { '/login': '@VAL-15', '/signup': '@VAL-23', '/reset-password': '@VAL-25' } as const;

const pageTags = {
  '/login': [
    '@RTE-02',
    '@LGN-01',
    '@LGN-02',
    '@LGN-03',
    '@LGN-04',
    '@LGN-05',
    '@LGN-06',
    '@LGN-07',
    '@LGN-08',
    '@LGN-09',
    '@LGN-10',
    '@VAL-14',
  ],
  '/signup': [
    '@RTE-03',
    '@SGU-01',
    '@SGU-02',
    '@SGU-03',
    '@SGU-04',
    '@SGU-05',
    '@SGU-06',
    '@SGU-07',
    '@VAL-20',
    '@VAL-21',
    '@VAL-22',
  ],
  '/reset-password': ['@RTE-15', '@RST-01', '@RST-02', '@RST-03', '@VAL-24'],
} as const;
const types = { name: 'text', email: 'email', password: 'password' } as const;

for (const path of accountPaths) {
  test(`${path} has the shared layout with its empty fields, its box, its links and its buttons`, {
    tag: [...pageTags[path]],
  }, async ({ page }) => {
    const words = accountForms[path];
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectSharedLayout(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    const { form, submit, box } = new AccountPage(page, path);
    const boxWords = words.form.box;
    await expect(form.locator('input')).toHaveCount(words.form.fields.length + (boxWords ? 1 : 0));
    for (const { name, label } of words.form.fields) {
      const field = form.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('type', types[name]);
      await expect(field).toHaveAttribute('required');
      await expect(field).toHaveValue('');
    }
    if (boxWords) {
      await expect(box).toHaveAccessibleName(boxWords.label);
      await expect(box).not.toBeChecked();
      await expect(box).toHaveAttribute('required');
      await expect(box).toHaveAccessibleDescription(boxWords.note ?? '');
      const mark = 'marked' in boxWords ? ' *' : '';
      await expect(form.locator('label', { has: page.getByRole('checkbox') })).toHaveText(`${boxWords.label}${mark}`);
    }
    const forgot = words.form.forgot;
    await expect(form.getByRole('link')).toHaveCount(forgot ? 1 : 0);
    if (forgot) {
      await expect(form.getByRole('link')).toHaveText(forgot.label);
      await expect(form.getByRole('link')).toHaveAttribute('href', forgot.to);
    }
    await expect(submit).toBeVisible();
    const main = page.getByRole('main');
    const [, other] = [words.prompt].flat();
    if (typeof other === 'object')
      await expect(main.getByRole('link', { name: other.text, exact: true })).toHaveAttribute('href', other.to);
    if (words.recovery) await expect(main.getByText(words.recovery, { exact: true })).toBeVisible();
    if (words.providers) {
      await expect(main.getByText(words.providers.divider, { exact: true })).toBeVisible();
      for (const name of [words.providers.google, words.providers.facebook])
        await expect(main.getByRole('button', { name, exact: true })).toHaveAttribute('type', 'button');
    }
  });
}

test('the names of the fields are those of the three forms', { tag: ['@ENT-22'] }, async ({ page }) => {
  const names = () =>
    page
      .getByRole('main')
      .locator('form [name]')
      .evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  await page.goto('/login');
  expect(await names()).toEqual(['email', 'password']);
  await page.goto('/signup');
  expect(await names()).toEqual(['name', 'email', 'password', 'check']);

  await page.goto('/contact');
  expect(await names()).toEqual([...contactFields]);
  await startScript(page);
  const contact = new ContactPage(page);
  await contact.fill();
  const [request] = await Promise.all([page.waitForRequest('**/api/mail'), contact.send.click()]);
  expect(Object.keys(request.postDataJSON())).toEqual([...contactFields]);
});

for (const path of accountPaths) {
  test(`a filled form at ${path} does nothing, and the page says so beforehand`, {
    tag: ['@GEN-15', noEffect[path]],
  }, async ({ page }) => {
    const account = new AccountPage(page, path);
    await page.goto(path);
    const words = [accountForms[path].note]
      .flat()
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join('');
    const note = page.getByRole('main').getByRole('paragraph').filter({ hasText: words }).first();
    await expect(note.getByRole('link')).toHaveAttribute('href', '/contact');
    expect((await note.boundingBox())?.y).toBeLessThan((await account.field('email').boundingBox())?.y ?? 0);

    await startScript(page);
    await account.fill();
    const before = await page.getByRole('main').innerText();
    await account.expectNoTrace(async () => {
      await account.submit.click();
      await account.field('password').press('Enter');
    });
    await expect(account.notice).toHaveCount(0);
    expect(await page.getByRole('main').innerText()).toBe(before);
  });

  test(`before the script is there nothing typed at ${path} can be sent, and it is kept${long(path !== '/login')}`, {
    tag: noEffect[path],
  }, async ({ page, heldScript }) => {
    const account = new AccountPage(page, path);
    await page.goto(path);
    await account.fill();
    const typed = await account.values();
    await expect(account.submit).toBeDisabled();
    await expect(account.form).toHaveAttribute('method', 'post');
    for (const { name } of accountForms[path].form.fields) await account.field(name).press('Enter');
    await account.submit.click({ force: true });
    expect(new URL(page.url()).search).toBe('');
    heldScript.release();
    await expect(account.submit).toBeEnabled();
    expect(await account.values()).toEqual(typed);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test(`an address the browser does not take is stopped by its own check at ${path}${long(path !== '/login')}`, {
    tag: ['@VAL-21'],
  }, async ({ page }) => {
    const account = new AccountPage(page, path);
    await open(page, path);
    await account.fill();
    await account.field('email').fill('abc');
    await account.expectNoTrace(() => account.submit.click());
    await expect(account.notice).toHaveCount(0);
    await expect(account.field('email')).toBeFocused();
    await expect(account.field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(account.field('email')).toHaveAccessibleDescription(
      new RegExp(accountForms[path].form.fields.find(({ name }) => name === 'email')?.invalid ?? ''),
    );
    await account.field('email').fill('ada@company.example');
    await expect(account.field('email')).not.toHaveAttribute('aria-invalid');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('no form about accounts can be sent, and a line says why', {
    tag: ['@VAL-15', '@VAL-23', '@VAL-25', '@GEN-15'],
  }, async ({ page }) => {
    for (const path of accountPaths) {
      const account = new AccountPage(page, path);
      await page.goto(path);
      await account.fill();
      await expect(account.submit).toBeDisabled();
      await account.field('password').press('Enter');
      await expect(account.form.getByText(formNeedsScript, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(account.field('password')).toHaveValue('a secret word');
    }
  });
});

for (const path of ['/login', '/signup'] as const satisfies readonly PagePath[]) {
  test(`the two provider buttons of ${path} do nothing, which a note at them says${long(path !== '/login')}`, {
    tag: ['@LGN-08', '@LGN-09', '@SGU-06'],
  }, async ({ page }) => {
    const account = new AccountPage(page, path);
    await open(page, path);
    await account.fill({ except: ['email'] });
    const { google, facebook, note } = accountForms[path].providers ?? { google: '', facebook: '', note: '' };
    const buttons = [google, facebook].map((name) => page.getByRole('main').getByRole('button', { name, exact: true }));
    for (const button of buttons) await expect(button).toHaveAccessibleDescription(note);
    await account.expectNoTrace(async () => {
      for (const button of buttons) await button.click();
    });
    await expect(account.notice).toHaveCount(0);
  });
}

test('an empty field at the login gives the notice, and nothing else', {
  tag: ['@VAL-11', '@VAL-12', '@VAL-13', '@ERR-06', '@VAL-14'],
}, async ({ page }) => {
  const account = new AccountPage(page, '/login');
  await open(page, '/login');
  for (const empty of [['email'], ['password'], ['email', 'password']]) {
    await account.fill({ except: empty, tick: false });
    await account.expectNoTrace(() => account.submit.click());
    await expect(account.notice).toHaveAccessibleName(site.shortName);
    await expect(account.notice).toHaveAttribute('data-kind', 'error');
    expect(await account.notice.locator('p').textContent()).toBe('Please fill all fields');
    await page.keyboard.press('Escape');
    await expect(account.notice).toHaveCount(0);
    await expect(account.field(empty[0] as string)).toBeFocused();
  }

  // A field of blanks is empty, and the marked box may stay empty.
  await account.fill({ tick: false });
  await account.field('password').fill('   ');
  await account.submit.click();
  await account.notice.getByRole('button', { name: noticeButtons.ok, exact: true }).click();
  await expect(account.field('password')).toBeFocused();
  await account.field('password').fill('a secret word');
  await account.expectNoTrace(() => account.submit.click());
  await expect(account.notice).toHaveCount(0);
});

test('an empty field at the sign-up gives the fill notice, also where the box is empty too', {
  tag: ['@VAL-16', '@VAL-17', '@VAL-18', '@VAL-19', '@ERR-07'],
}, async ({ page }) => {
  const account = new AccountPage(page, '/signup');
  await open(page, '/signup');
  for (const [empty, tick] of [
    ['name', true],
    ['email', true],
    ['password', true],
    ['name', false],
  ] as const) {
    await account.fill({ except: [empty], tick });
    await account.submit.click();
    await expect(account.notice).toHaveCount(1);
    await expect(account.notice).toHaveAttribute('data-kind', 'error');
    await expect(account.notice.getByRole('heading')).toHaveText(site.shortName);
    expect(await account.notice.locator('p').textContent()).toBe('Please fill all fields');
    await page.keyboard.press('Escape');
    await expect(account.field(empty)).toBeFocused();
  }
});

test('a sign-up without the terms gives their notice, with its text letter by letter', {
  tag: ['@VAL-19', '@ERR-08'],
}, async ({ page }) => {
  const account = new AccountPage(page, '/signup');
  await open(page, '/signup');
  await account.fill({ tick: false });
  await account.expectNoTrace(() => account.submit.click());
  await expect(account.notice).toHaveAttribute('data-kind', 'error');
  await expect(account.notice).toHaveAccessibleName(site.shortName);
  const literal = 'Please accept theTerms & Conditions  and  Privacy Policy';
  expect(await account.notice.locator('p').textContent()).toBe(literal);
  // The doubled spaces are shown as well.
  await expect(account.notice.locator('p')).toHaveCSS('white-space-collapse', 'preserve');
  await account.notice.getByRole('button', { name: noticeButtons.ok, exact: true }).click();
  await expect(account.box).toBeFocused();
  await expect(account.box).toHaveAccessibleDescription(
    new RegExp(accountForms['/signup'].form.box?.missing ?? 'missing'),
  );
  await account.box.check();
  await expect(account.box).not.toHaveAttribute('aria-invalid');
});

test('the password is masked, and shown on request', {
  tag: ['@LGN-03', '@SGU-04', '@RST-01', '@VAL-22'],
}, async ({ page }) => {
  for (const path of accountPaths) {
    const account = new AccountPage(page, path);
    await page.goto(path);
    await account.field('password').fill('a secret word');
    const toggle = account.form.getByRole('button', { name: accountForms[path].form.passwordToggle });
    for (const [pressed, type] of [
      ['true', 'text'],
      ['false', 'password'],
    ] as const) {
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', pressed);
      await expect(account.field('password')).toHaveAttribute('type', type);
      await expect(account.field('password')).toHaveValue('a secret word');
    }
  }
});

test('fields with errors and the notice above them are free of accessibility faults', {
  tag: ['@ERR-06', '@ERR-07'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/login', '/signup'] as const satisfies readonly PagePath[]) {
    const account = new AccountPage(page, path);
    await open(page, path);
    await account.submit.click();
    await expect(account.notice).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

test('an empty field of the password page is named at the field itself', { tag: ['@VAL-24'] }, async ({ page }) => {
  const account = new AccountPage(page, '/reset-password');
  await open(page, '/reset-password');
  await account.expectNoTrace(() => account.submit.click());
  await expect(account.notice).toHaveCount(0);
  await expect(account.field('email')).toBeFocused();
  for (const { name, missing } of accountForms['/reset-password'].form.fields)
    await expect(account.field(name)).toHaveAccessibleDescription(new RegExp(missing));
});
