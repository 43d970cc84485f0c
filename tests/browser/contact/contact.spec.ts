import type { Props as ContactForm } from '../../../app/blocks/contact-form/schema.ts';
import type { Props as OfficeMap } from '../../../app/blocks/office-map/schema.ts';
import type { Props as PricePlans } from '../../../app/blocks/price-plans/schema.ts';
import { noticeButtons } from '../../../app/ui/text/ui-texts.ts';
import {
  type ContactMessage,
  contactFields,
  fieldRules,
  mailLiterals,
  referencePattern,
} from '../../../shared/contact-message.ts';
import { locale, phoneLink, profileOf, site } from '../../../shared/site.ts';
import { block } from '../../support/blocks.ts';
import { ContactPage, countPosts, message } from '../../support/browser/contact-page.ts';
import { expect, long, startScript, test } from '../../support/browser/fixtures.ts';
import { expectToLeave } from '../../support/browser/parts.ts';
import { content } from '../../support/content.ts';

const words = block<ContactForm>('/contact', 'contact-form');
const office = block<OfficeMap>('/contact', 'office-map');

let contact: ContactPage;

const empty = Object.fromEntries(contactFields.map((name) => [name, '']));

test.beforeEach(async ({ page }) => {
  contact = new ContactPage(page);
  await page.goto('/contact');
});

test('the left column says how to reach the company without the form', {
  tag: ['@CON-01', '@CON-02', '@CON-03', '@CON-04', '@RTE-05'],
}, async ({ page }) => {
  const { heading, lead } = words;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByText(lead, { exact: true })).toBeVisible();
  for (const [value, href] of [
    [site.email, `mailto:${site.email}`],
    [site.phone, phoneLink(site.phone)],
  ] as const)
    await expect(page.getByRole('main').getByRole('link').filter({ hasText: value })).toHaveAttribute('href', href);
});

test('one social icon leads to the profile of the company; without one it leads nowhere and is skipped by the Tab key', {
  tag: '@CON-05',
}, async ({ page }) => {
  const { name, none } = words.profile;
  const to = profileOf(site.social.linkedin);
  const icon = page.getByRole('main').getByRole('link', { name: to ? name : none, exact: true });
  if (to) return expectToLeave(icon, to);
  await expect(icon).toHaveCount(1);
  await expect(icon).not.toHaveAttribute('href');
  await expect(icon).toBeDisabled();
  await expect(icon).toHaveCSS('cursor', 'default');
  await icon.focus();
  await expect(icon).not.toBeFocused();
});

test('the form stands right of the text on a desk and below it on a phone', { tag: '@CON-06' }, async ({ page }) => {
  const box = async (of: typeof contact.form) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const heading = page.getByRole('heading', { level: 1 });
  const words = await box(heading);
  expect((await box(contact.form)).x).toBeGreaterThan(words.x + words.width);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await box(contact.form)).y).toBeGreaterThan((await box(heading)).y + (await box(heading)).height);
});

test('it has labelled, empty, required fields in their order, and an asterisk at those of the specification', {
  tag: ['@CON-07', '@CON-08', '@VAL-01', '@VAL-02', '@VAL-03', '@VAL-07', '@VAL-34'],
}, async () => {
  const fields = contact.form.locator('input, textarea');
  expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name))).toEqual([
    ...contactFields,
  ]);
  for (const name of contactFields)
    await expect(contact.form.getByLabel(fieldRules[name].label)).toHaveAttribute('name', name);
  expect(await contact.values()).toEqual(empty);
  const facts = await fields.evaluateAll((all) =>
    (all as HTMLInputElement[]).map((field) => ({
      required: field.required,
      bounds: ['minlength', 'maxlength', 'pattern'].filter((bound) => field.hasAttribute(bound)),
      marked: Boolean(field.labels?.[0]?.textContent?.includes('*')),
    })),
  );
  expect(facts.map(({ required }) => required)).toEqual(
    contactFields.map((name) => fieldRules[name].required !== 'never'),
  );
  expect(facts.flatMap(({ bounds }) => bounds)).toEqual([]);
  expect(facts.map(({ marked }) => marked)).toEqual(contactFields.map((name) => words.form.fields[name].marked));
  expect(words.form.fields).toMatchObject({ name: { marked: true }, phone: { marked: false } });
  await expect(contact.field('email')).toHaveAttribute('type', 'email');
  await expect(contact.form.locator('[type=password]')).toHaveCount(0);
});

test('a sent message is acknowledged, empties the form, leaves a reference, and reaches the owner', {
  tag: ['@API-01', '@API-02', '@API-03', '@API-04', '@API-05', '@API-07', '@API-10', '@ERR-02', '@STA-13', '@VAL-07'],
}, async ({ page, site }) => {
  await startScript(page);
  await contact.fill();
  const [request] = await Promise.all([page.waitForRequest('**/api/mail'), contact.send.click()]);

  await expect(contact.notice).toHaveText(mailLiterals.success + noticeButtons.ok);
  expect(request.method()).toBe('POST');
  expect(new URL(request.url()).origin).toBe(site.url);
  expect(request.headers()['content-type']).toBe('application/json');
  expect(request.postDataJSON()).toEqual(message);
  expect(await contact.values()).toEqual(empty);

  await contact.notice.getByRole('button', { name: noticeButtons.ok }).click();
  // The receipt replaces the form, and is read out from its heading on.
  await expect(contact.send).toBeHidden();
  await expect(contact.receipt.getByRole('heading')).toBeFocused();
  await expect(contact.receipt.getByRole('heading')).toBeInViewport();
  const [reference = '', due = '', reader = ''] = await contact.receipt.getByRole('definition').allTextContents();
  expect(reference).toMatch(referencePattern);
  expect(reader).toBe(`${words.form.receipt.reader.person.name}, ${words.form.receipt.reader.person.role}`);
  const dueAt = await contact.receipt.locator('time').getAttribute('datetime');
  expect(Math.abs(Date.parse(dueAt ?? '') - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
  expect(due).toContain(new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(new Date(dueAt ?? '')));
  await expect(contact.receipt).toContainText(words.form.receipt.promise);
  await expect
    .poll(() => site.mails().some((mail) => mail.includes(reference) && mail.includes('Our invoices take three days.')))
    .toBe(true);
});

test('the sun of the receipt sinks as the promised hours pass', { tag: '@CST-11' }, async ({ page }) => {
  const { left } = words.form.receipt;
  const sun = contact.receipt.locator('.receipt-sun circle');
  const height = async () => Number(await sun.getAttribute('cy'));
  await page.clock.install();
  await page.reload();
  await startScript(page);
  await contact.fill();
  await contact.send.click();
  await expect(contact.receipt).toContainText(left.hours.replace('{hours}', '24'));
  const first = await height();
  await page.clock.fastForward('13:30:00');
  await expect(contact.receipt).toContainText(left.hours.replace('{hours}', '11'));
  expect(await height()).toBeGreaterThan(first);
  await page.clock.fastForward('11:00:00');
  await expect(contact.receipt).toContainText(left.over);
});

test('clicking twice sends once, and the button says that it is busy', { tag: ['@API-01', '@API-12'] }, async ({
  page,
}) => {
  await startScript(page);
  const posts = countPosts(page);
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/mail', async (route) => {
    await held;
    await route.continue();
  });
  await contact.fill();
  await contact.send.dblclick();
  const busy = contact.form.getByRole('button', { name: words.form.sending });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true });
  answer();
  await expect(contact.notice).toContainText(mailLiterals.success);
  expect(posts.count).toBe(1);
});

const needed = contactFields.filter((field) => fieldRules[field].required !== 'never');

for (const missing of needed) {
  test(`without ${missing} nothing is sent, and a notice says so${long(missing !== needed[0] && missing !== needed.at(-1))}`, {
    tag: ['@VAL-04', '@VAL-05', '@VAL-06', '@VAL-08', '@VAL-09', '@VAL-10', '@ERR-03', '@ERR-04', '@ERR-05'],
  }, async ({ page }) => {
    await startScript(page);
    const posts = countPosts(page);
    // Browsers trim email fields.
    const kept = { ...message, [missing]: missing === 'email' ? '' : '  ' };
    await contact.fill(kept);
    await contact.send.click();
    await expect(contact.notice.getByRole('heading')).toHaveText(mailLiterals.missingTitle);
    await expect(contact.notice.getByText(mailLiterals.missing, { exact: true })).toBeVisible();
    await expect(contact.notice).toHaveAttribute('data-kind', 'error');
    await contact.notice.getByRole('button', { name: noticeButtons.ok }).click();
    await expect(contact.field(missing)).toBeFocused();
    await expect(contact.field(missing)).toHaveAttribute('aria-invalid', 'true');
    await expect(contact.field(missing)).toHaveAccessibleDescription(new RegExp(words.form.fields[missing].missing));
    expect(await contact.values()).toEqual(kept);
    expect(posts.count).toBe(0);

    await contact.field(missing).fill('x');
    await expect(contact.field(missing)).not.toHaveAttribute('aria-invalid');
  });
}

test("an address like 'abc' is not sent; the field says what it needs", { tag: '@VAL-03' }, async ({ page }) => {
  await startScript(page);
  const posts = countPosts(page);
  await contact.fill({ ...message, email: 'abc' });
  await contact.send.click();
  await expect(contact.field('email')).toBeFocused();
  await expect(contact.field('email')).toHaveAccessibleDescription(new RegExp(words.form.fields.email.invalid ?? ''));
  expect(posts.count).toBe(0);
});

test('a one-letter name, a phone with words and 10,000 characters of message are accepted', { tag: '@VAL-34' }, async ({
  page,
}) => {
  await startScript(page);
  await contact.fill({ ...message, name: 'A', phone: '+1 (555) 0100 ext. 4', message: 'long '.repeat(2000) });
  await contact.send.click();
  await expect(contact.notice).toContainText(mailLiterals.success);
});

test('the notice is 478 px wide, fits a phone, and goes by OK, by Escape and by a click beside it', {
  tag: ['@CST-09', '@CST-11', '@CST-12', '@CST-13'],
}, async ({ page }) => {
  await startScript(page);
  const closers = [
    () => contact.notice.getByRole('button', { name: noticeButtons.ok, exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 20),
  ];
  for (const close of closers) {
    await contact.send.click();
    await expect(contact.notice.getByRole('button', { name: noticeButtons.ok })).toBeFocused();
    expect((await contact.notice.boundingBox())?.width).toBe(478);
    await close();
    await expect(contact.notice).toHaveCount(0);
    await expect(contact.field('name')).toBeFocused();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await contact.send.click();
  const box = await contact.notice.boundingBox();
  expect(box?.x).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
});

for (const width of [1440, 390]) {
  test(`after a success the receipt is in view and has the focus at ${width} px, and another message can be written${long(width !== 390)}`, {
    tag: ['@CST-11', '@STA-13'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await startScript(page);
    await contact.fill();
    await contact.send.click();
    await expect(contact.notice).toContainText(mailLiterals.success);
    await page.keyboard.press('Escape');
    await expect(contact.receipt.getByRole('heading')).toBeFocused();
    await expect(contact.receipt.locator('dl')).toBeInViewport({ ratio: 1 });
    await contact.receipt.getByRole('button', { name: words.form.receipt.again }).click();
    await expect(contact.receipt).toHaveCount(0);
    await expect(contact.field('name')).toBeFocused();
    expect(await contact.values()).toEqual(empty);
  });
}

test('a plan that was chosen stands above the fields, can be removed, and is the first line of the message', {
  tag: ['@CON-08', '@PRC-23', '@B-38'],
}, async ({ page }) => {
  const plan = content.plans.find(({ price }) => 'monthly' in price);
  test.skip(!plan, 'Each plan has one price.');
  const choose = page.getByRole('article', { name: plan?.name ?? '', exact: true }).getByRole('link');
  const line = contact.form.getByText(`${plan?.name}, annually`);
  for (const isKept of [true, false]) {
    await page.goto('/pricing');
    await page
      .getByRole('radio', { name: block<PricePlans>('/pricing', 'price-plans').toggle.labels.annually })
      .check();
    // Clicked early: it is kept until there is a script.
    await choose.click();
    await expect(page).toHaveURL(/\/contact$/);
    await startScript(page);
    await expect(line).toBeVisible();
    await page.reload();
    await startScript(page);
    await expect(line).toBeVisible();
    if (!isKept)
      await contact.form.getByRole('button', { name: `${words.form.about.remove}: ${plan?.name}, annually` }).click();
    await expect(line).toHaveCount(isKept ? 1 : 0);
    await contact.fill();
    const [request] = await Promise.all([page.waitForRequest('**/api/mail'), contact.send.click()]);
    const sent = request.postDataJSON() as ContactMessage;
    expect(Object.keys(sent)).toEqual([...contactFields]);
    expect(sent.message).toBe(
      isKept ? `${words.form.about.label} ${plan?.name}, annually\n\n${message.message}` : message.message,
    );
    await expect(contact.notice).toContainText(mailLiterals.success);
  }
});

test('what was typed survives a reload and is forgotten after a success', async ({ page }) => {
  await startScript(page);
  await contact.fill();
  await page.reload();
  await startScript(page);
  await expect.poll(() => contact.values()).toEqual(message);
  await contact.send.click();
  await expect(contact.notice).toContainText(mailLiterals.success);
  await page.reload();
  await startScript(page);
  expect((await contact.values()).message).toBe('');
});

test('the map shows a marker, and the address on hover, on focus and on tap', {
  tag: ['@CON-09', '@CON-10', '@CON-11', '@CON-12', '@CON-13', '@CON-14'],
}, async ({ page }) => {
  await startScript(page);
  await expect(page.getByRole('heading', { name: office.heading, exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: office.map })).toBeVisible();
  const pin = page.getByRole('button', { name: office.show });
  const card = page.locator('.map-card');
  await expect(pin).toBeVisible();
  await expect(card).toBeHidden();

  await pin.hover();
  await expect(card).toBeVisible();
  for (const line of Object.values(site.address)) await expect(card).toContainText(line);
  await page.mouse.move(5, 5);
  await expect(card).toBeHidden();

  await pin.focus();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await pin.blur();

  for (const _ of ['the first time', 'anew']) {
    await pin.hover();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await page.mouse.move(5, 5);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await pin.click();
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});
