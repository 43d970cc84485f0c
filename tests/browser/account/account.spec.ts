import AxeBuilder from '@axe-core/playwright';
import { ContactPage } from '../contact/contact-page.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { AccountPage, accountForms, accountPaths } from './account-page.ts';

/** The row that says that a filled form has no effect. */
const noEffect = { '/login': '@VAL-15', '/signup': '@VAL-23', '/reset-password': '@VAL-25' } as const;

test('the login page stands in the shared layout with its fields, its links and two buttons without a service', {
  tag: [
    ...['@RTE-02', '@LGN-01', '@LGN-02', '@LGN-03', '@LGN-04', '@LGN-05', '@LGN-06', '@LGN-07', '@LGN-08', '@LGN-09'],
    ...['@LGN-10', '@VAL-14'],
  ],
}, async ({ page }) => {
  const response = await page.goto('/login');
  expect(response?.status()).toBe(200);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  const main = page.getByRole('main');
  const { form, submit } = new AccountPage(page, '/login');
  const email = form.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue('');
  await expect(email).toHaveAttribute('type', 'email');
  const password = form.getByLabel('Password', { exact: true });
  await expect(password).toHaveValue('');
  await expect(password).toHaveAttribute('type', 'password');
  const remember = form.getByRole('checkbox', { name: 'Remember me', exact: true });
  await expect(remember).not.toBeChecked();
  await expect(remember).toHaveAttribute('required');
  await expect(form.locator('.check > label')).toHaveText('Remember me *');
  await expect(form.getByRole('link', { name: 'Forgot password?', exact: true })).toHaveAttribute(
    'href',
    '/reset-password',
  );
  await expect(submit).toHaveText('Sign in');
  await expect(main.getByText('Or', { exact: true })).toBeVisible();
  for (const name of ['Signup with Google', 'Signup with Facebook'])
    await expect(main.getByRole('button', { name, exact: true })).toHaveAttribute('type', 'button');
  await expect(main.getByRole('link', { name: 'Sign up', exact: true })).toHaveAttribute('href', '/signup');
});

test('the sign-up page stands in the shared layout with its fields, its box and the way to the login page', {
  tag: [
    ...['@RTE-03', '@SGU-01', '@SGU-02', '@SGU-03', '@SGU-04', '@SGU-05', '@SGU-06', '@SGU-07'],
    ...['@VAL-20', '@VAL-21', '@VAL-22'],
  ],
}, async ({ page }) => {
  const response = await page.goto('/signup');
  expect(response?.status()).toBe(200);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account');
  const { form, submit } = new AccountPage(page, '/signup');
  for (const [label, type] of [
    ['Name', 'text'],
    ['Email', 'email'],
    ['Password', 'password'],
  ] as const) {
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('type', type);
    await expect(field).toHaveAttribute('required');
    await expect(field).toHaveValue('');
  }
  const terms = form.getByRole('checkbox', { name: /Terms & Conditions.*Privacy Policy/ });
  await expect(terms).not.toBeChecked();
  await expect(terms).toHaveAccessibleDescription(/agrees to nothing/);
  await expect(form.getByRole('link')).toHaveCount(0);
  await expect(submit).toHaveText('Sign up');
  const main = page.getByRole('main');
  for (const name of ['Signup with Google', 'Signup with Facebook'])
    await expect(main.getByRole('button', { name, exact: true })).toHaveAttribute('type', 'button');
  await expect(main.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute('href', '/login');
});

test('the page for a forgotten password has two fields, one button and the note about the link', {
  tag: ['@RTE-15', '@RST-01', '@RST-02', '@RST-03', '@VAL-24'],
}, async ({ page }) => {
  const response = await page.goto('/reset-password');
  expect(response?.status()).toBe(200);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  const { form, submit } = new AccountPage(page, '/reset-password');
  await expect(form.locator('input')).toHaveCount(2);
  const [email, password] = ['Email', 'Password'].map((label) => form.getByLabel(label, { exact: true }));
  await expect(email as NonNullable<typeof email>).toHaveAttribute('type', 'email');
  await expect(password as NonNullable<typeof password>).toHaveAttribute('type', 'password');
  for (const field of await form.locator('input').all()) await expect(field).toHaveAttribute('required');
  await expect(submit).toHaveText('Change password');
  await expect(
    page
      .getByRole('main')
      .getByText("If you didn't request a password recovery link, please ignore this.", { exact: true }),
  ).toBeVisible();
});

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
  expect(await names()).toEqual(['name', 'email', 'phone', 'company', 'message']);
  await hydrated(page);
  const contact = new ContactPage(page);
  await contact.fill();
  const [request] = await Promise.all([page.waitForRequest('**/api/mail'), contact.send.click()]);
  expect(Object.keys(request.postDataJSON())).toEqual(['name', 'email', 'phone', 'company', 'message']);
});

for (const path of accountPaths) {
  test(`a filled form at ${path} does nothing, and the page says so beforehand`, {
    tag: ['@GEN-15', noEffect[path]],
  }, async ({ page }) => {
    const account = new AccountPage(page, path);
    await page.goto(path);
    const note = page.locator('.form-note');
    await expect(note).toBeVisible();
    await expect(note.getByRole('link')).toHaveAttribute('href', '/contact');
    expect((await note.boundingBox())?.y).toBeLessThan((await account.field('email').boundingBox())?.y ?? 0);

    await hydrated(page);
    await account.fill();
    const words = await page.getByRole('main').innerText();
    await account.expectNoTrace(async () => {
      await account.submit.click();
      await account.field('password').press('Enter');
    });
    await expect(account.notice).toHaveCount(0);
    expect(await page.getByRole('main').innerText()).toBe(words);
  });

  test(`before the script is there nothing typed at ${path} can be sent, and it is kept`, {
    tag: noEffect[path],
  }, async ({ page }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/boot-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const account = new AccountPage(page, path);
    await page.goto(path);
    await account.fill();
    const typed = await account.values();
    await expect(account.submit).toBeDisabled();
    await expect(account.form).toHaveAttribute('method', 'post');
    for (const name of accountForms[path].fields) await account.field(name).press('Enter');
    await account.submit.click({ force: true });
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(account.submit).toBeEnabled();
    expect(await account.values()).toEqual(typed);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test(`an address the browser does not take is stopped by its own check at ${path}`, {
    tag: ['@VAL-21'],
  }, async ({ page }) => {
    const account = new AccountPage(page, path);
    await page.goto(path);
    await hydrated(page);
    await account.fill();
    await account.field('email').fill('abc');
    await account.expectNoTrace(() => account.submit.click());
    await expect(account.notice).toHaveCount(0);
    await expect(account.field('email')).toBeFocused();
    await expect(account.field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(account.field('email')).toHaveAccessibleDescription(/\S/);
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
      await expect(account.form.getByText('This form needs JavaScript.', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(account.field('password')).toHaveValue('a secret word');
    }
  });
});

for (const path of ['/login', '/signup'] as const) {
  test(`the two provider buttons of ${path} do nothing, which a note at them says`, {
    tag: ['@LGN-08', '@LGN-09', '@SGU-06'],
  }, async ({ page }) => {
    const account = new AccountPage(page, path);
    await page.goto(path);
    await hydrated(page);
    await account.fill({ except: ['email'] });
    const buttons = page.getByRole('main').getByRole('button', { name: /^Signup with/ });
    await expect(buttons).toHaveText(['Signup with Google', 'Signup with Facebook']);
    for (const button of await buttons.all()) await expect(button).toHaveAccessibleDescription(/not|nothing/);
    await account.expectNoTrace(async () => {
      for (const button of await buttons.all()) await button.click();
    });
    await expect(account.notice).toHaveCount(0);
  });
}

test('an empty field at the login gives the notice, and nothing else', {
  tag: ['@VAL-11', '@VAL-12', '@VAL-13', '@ERR-06', '@VAL-14'],
}, async ({ page }) => {
  const account = new AccountPage(page, '/login');
  await page.goto('/login');
  await hydrated(page);
  for (const empty of [['email'], ['password'], ['email', 'password']]) {
    await account.fill({ except: empty, tick: false });
    await account.expectNoTrace(() => account.submit.click());
    await expect(account.notice).toHaveAccessibleName('Solvane');
    await expect(account.notice).toHaveAttribute('data-kind', 'error');
    expect(await account.notice.locator('p').textContent()).toBe('Please fill all fields');
    await page.keyboard.press('Escape');
    await expect(account.notice).toHaveCount(0);
    await expect(account.field(empty[0] as string)).toBeFocused();
  }

  // Blanks are nothing, and the box that carries the mark may stay empty.
  await account.fill({ tick: false });
  await account.field('password').fill('   ');
  await account.submit.click();
  await account.notice.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(account.field('password')).toBeFocused();
  await account.field('password').fill('a secret word');
  await account.expectNoTrace(() => account.submit.click());
  await expect(account.notice).toHaveCount(0);
});

test('an empty field at the sign-up gives the fill notice, also where the box is empty too', {
  tag: ['@VAL-16', '@VAL-17', '@VAL-18', '@VAL-19', '@ERR-07'],
}, async ({ page }) => {
  const account = new AccountPage(page, '/signup');
  await page.goto('/signup');
  await hydrated(page);
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
    await expect(account.notice.getByRole('heading')).toHaveText('Solvane');
    expect(await account.notice.locator('p').textContent()).toBe('Please fill all fields');
    await page.keyboard.press('Escape');
    await expect(account.field(empty)).toBeFocused();
  }
});

test('a sign-up without the terms gives their notice, with its text letter by letter', {
  tag: ['@VAL-19', '@ERR-08'],
}, async ({ page }) => {
  const account = new AccountPage(page, '/signup');
  await page.goto('/signup');
  await hydrated(page);
  await account.fill({ tick: false });
  await account.expectNoTrace(() => account.submit.click());
  await expect(account.notice).toHaveAttribute('data-kind', 'error');
  await expect(account.notice).toHaveAccessibleName('Solvane');
  const literal = 'Please accept theTerms & Conditions  and  Privacy Policy';
  expect(await account.notice.locator('p').textContent()).toBe(literal);
  // The doubled spaces are shown as well.
  await expect(account.notice.locator('p')).toHaveCSS('white-space-collapse', 'preserve');
  await account.notice.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(account.box).toBeFocused();
  await expect(account.box).toHaveAccessibleDescription(/Tick the box/);
  await account.box.check();
  await expect(account.box).not.toHaveAttribute('aria-invalid');
});

test('the password is masked, and shown to whoever asks for it', {
  tag: ['@LGN-03', '@SGU-04', '@RST-01', '@VAL-22'],
}, async ({ page }) => {
  for (const path of accountPaths) {
    const account = new AccountPage(page, path);
    await page.goto(path);
    await account.field('password').fill('a secret word');
    const peek = account.form.getByRole('button', { name: 'Show what you type' });
    for (const [pressed, type] of [
      ['true', 'text'],
      ['false', 'password'],
    ] as const) {
      await peek.click();
      await expect(peek).toHaveAttribute('aria-pressed', pressed);
      await expect(account.field('password')).toHaveAttribute('type', type);
      await expect(account.field('password')).toHaveValue('a secret word');
    }
  }
});

test('fields with errors and the notice above them are free of accessibility faults', {
  tag: ['@ERR-06', '@ERR-07'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/login', '/signup'] as const) {
    const account = new AccountPage(page, path);
    await page.goto(path);
    await hydrated(page);
    await account.submit.click();
    await expect(account.notice).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});

test('an empty field of the password page is named at the field itself', { tag: ['@VAL-24'] }, async ({ page }) => {
  const account = new AccountPage(page, '/reset-password');
  await page.goto('/reset-password');
  await hydrated(page);
  await account.expectNoTrace(() => account.submit.click());
  await expect(account.notice).toHaveCount(0);
  await expect(account.field('email')).toBeFocused();
  for (const name of ['email', 'password']) await expect(account.field(name)).toHaveAccessibleDescription(/Add /);
});
