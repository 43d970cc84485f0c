import type { Props as ContactForm } from '../../app/blocks/contact-form/schema.ts';
import { mobileMenu } from '../../app/layouts/header/header-words.ts';
import { contactFields } from '../../shared/contact-message.ts';
import type { PagePath } from '../../shared/pages.ts';
import { block } from '../support/blocks.ts';
import { goodFields } from '../support/contact-message.ts';
import { emailAddresses } from '../support/email-addresses.ts';
import { type Browser, type BrowserPage, until } from '../support/engines/browser.ts';
import { commonForeignNodes, foreignNodes } from '../support/foreign-nodes.ts';
import type { SiteServer } from '../support/site-server.ts';
import { serveWithoutScripts } from './without-scripts.ts';

/** Acts of a visitor, in any engine. */
export interface Journey {
  title: string;
  tags: readonly string[];
  walk: (browser: Browser, site: SiteServer) => Promise<void>;
}

const desk = [1440, 900] as const;
const phone = [390, 844] as const;

async function openSite(browser: Browser, site: SiteServer, path: PagePath, size: readonly [number, number] = desk) {
  const page = await browser.openPage(...size);
  await page.open(site.url + path);
  return page;
}

/** A first key press loads the script. */
async function untilInCharge(page: BrowserPage) {
  await page.hover('h1');
  await until(page, 'the script is in charge', () => 'enhanced' in document.documentElement.dataset);
}

const untilVisible = (page: BrowserPage, selector: string) =>
  until(page, `${selector} is visible`, (wanted) => document.querySelector(wanted)?.checkVisibility(), selector);
const untilHidden = (page: BrowserPage, selector: string) =>
  until(page, `${selector} is hidden`, (wanted) => !document.querySelector(wanted)?.checkVisibility(), selector);
const untilText = (page: BrowserPage, selector: string, text: string) =>
  until(
    page,
    `${selector} says "${text}"`,
    (wanted, words) => document.querySelector<HTMLElement>(wanted)?.innerText.includes(words),
    selector,
    text,
  );

async function fill(page: BrowserPage, message: string) {
  for (const name of contactFields) {
    await page.click(`main [name="${name}"]`);
    await page.type(name === 'message' ? message : goodFields[name]);
  }
}

async function untilMailed(site: SiteServer, words: string) {
  const deadline = performance.now() + 15_000;
  while (performance.now() < deadline) {
    if (site.mails().some((mail) => mail.includes(words))) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`No mail says "${words}"`);
}

const sendButton = 'main form button[type="submit"]';

/** The words of a visitor and of the browser's own fields, as the page holds them. */
const valuesOf = (page: BrowserPage) =>
  page.run(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('main [data-form] :is(input, textarea)[id]')].map((field) => [
        field.name,
        field.value,
      ]),
    ),
  );

/** A visitor reads a changed document, writes, and sends: before or after the script is loaded. */
const foreignJourneys = commonForeignNodes.flatMap((kind) =>
  [false, true].map(
    (isAfterScript): Journey => ({
      title: `with ${kind} ${isAfterScript ? 'after' : 'before'} the script a message keeps every word and is sent once`,
      tags: ['@API-01'],
      async walk(browser, site) {
        const page = await openSite(browser, site, '/contact');
        if (isAfterScript) await untilInCharge(page);
        await page.run(foreignNodes[kind]);
        // Words of a customer, since many short texts from one place are held. Fits into one line of a mail.
        const when = isAfterScript ? 'after' : 'before';
        const text = `Who can help us with page ${commonForeignNodes.indexOf(kind)} ${when} the summer?`;
        await fill(page, text);
        const { name, message } = await valuesOf(page);
        if (name !== goodFields.name || message !== text) throw new Error(`The fields hold ${name} and ${message}`);
        await page.click(sendButton);
        await untilVisible(page, '[role="alertdialog"]');
        await page.press('Escape');
        await untilVisible(page, 'section.receipt');
        await untilMailed(site, text);
        const mails = site.mails().filter((mail) => mail.includes(text)).length;
        if (mails !== 1) throw new Error(`The message was mailed ${mails} times`);
      },
    }),
  ),
);

export const journeys: readonly Journey[] = [
  ...foreignJourneys,
  {
    title: 'the form takes and refuses addresses as the server does',
    tags: ['@VAL-03'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/contact');
      await untilInCharge(page);
      await until(page, 'the form is ready', () => 'forms' in document.documentElement.dataset);
      await fill(page, 'About an address');
      await page.run(() => {
        const sent: string[] = [];
        Object.assign(window, { sent });
        window.fetch = async (_, init) => {
          sent.push(String(init?.body));
          return new Response('{}', { status: 500 });
        };
      });
      const wrong: string[] = [];
      for (const { typed, stored } of emailAddresses) {
        await page.run((address) => {
          const field = document.querySelector<HTMLInputElement>('main [name="email"]');
          if (!field) return;
          field.value = address;
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.form?.requestSubmit();
        }, typed);
        const isSent = await page.run(() => (window as unknown as { sent: string[] }).sent.splice(0).length === 1);
        if (isSent !== (stored !== undefined)) wrong.push(JSON.stringify(typed));
        if (!isSent) continue;
        await untilVisible(page, 'dialog.notice');
        await page.run(() => document.querySelector<HTMLDialogElement>('dialog.notice')?.close());
        await until(page, 'the notice is gone', () => !document.querySelector('dialog.notice'));
      }
      if (wrong.length > 0) throw new Error(`Decided otherwise: ${wrong.join(', ')}`);
    },
  },
  {
    title: 'the menus open under the pointer and close with Escape',
    tags: ['@A-19'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/');
      await untilInCharge(page);
      await page.hover('header button[aria-controls="menu-services"]');
      await untilVisible(page, '#menu-services');
      await page.press('Escape');
      await untilHidden(page, '#menu-services');
    },
  },
  {
    title: 'where no script is permitted, the keyboard goes from a button through its panel and on to the next button',
    tags: ['@HDR-16'],
    async walk(browser) {
      const { url, close } = await serveWithoutScripts();
      try {
        const page = await browser.openPage(...desk);
        await page.open(`${url}/contact`);
        await page.run(() => document.querySelector<HTMLElement>('[aria-controls="menu-services"]')?.focus());
        await page.press('Enter');
        await untilVisible(page, '#menu-services');
        const links = await page.run(
          () => [...document.querySelectorAll('#menu-services a')].filter((link) => link.checkVisibility()).length,
        );
        await page.press('Tab');
        await until(page, 'the first entry has the focus', () =>
          document.activeElement?.matches('#menu-services li:first-child a'),
        );
        for (let stop = 0; stop < links; stop++) await page.press('Tab');
        await until(page, 'the next button has the focus', () =>
          document.activeElement?.matches('[aria-controls="menu-products"]'),
        );
        await untilHidden(page, '#menu-services');
      } finally {
        await close();
      }
    },
  },
  {
    title: 'on a phone the menu opens, shows the services and leads to one',
    tags: ['@MOB-02'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/', phone);
      await untilInCharge(page);
      await page.click(`header [aria-label="${mobileMenu.open}"]`);
      await untilVisible(page, '#mobile-menu');
      await page.click('#mobile-menu summary');
      await untilVisible(page, '#mobile-menu details[open] a');
      await page.click('#mobile-menu details[open] a[href="/services/blockchain"]');
      await until(page, 'the page of the service is there', () => location.pathname === '/services/blockchain');
    },
  },
  {
    title: 'a message is sent, acknowledged with a reference, and reaches the owner',
    tags: ['@API-01', '@STA-13'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/contact');
      await untilInCharge(page);
      await fill(page, 'From one engine of three');
      await page.click(sendButton);
      await untilVisible(page, '[role="alertdialog"]');
      await page.press('Escape');
      await untilVisible(page, 'section.receipt');
      const reference = await page.run(() => document.querySelector('section.receipt dd')?.textContent ?? '');
      await untilMailed(site, reference);
    },
  },
  {
    title: 'a message is sent where no script is permitted, and the page says so with its reference',
    tags: ['@ERR-02'],
    async walk(browser) {
      const { url, site, close } = await serveWithoutScripts();
      try {
        const page = await browser.openPage(...desk);
        await page.open(`${url}/contact`);
        await fill(page, 'From an engine without scripts');
        await page.click(sendButton);
        await until(page, 'the page says that it was sent', () => location.pathname === '/message-sent');
        const reference = await page.run(() => new URLSearchParams(location.search).get('ref') ?? '');
        await untilText(page, 'main', reference);
        await untilMailed(site, reference);
      } finally {
        await close();
      }
    },
  },
  {
    title: 'an empty form is refused, and names the fields',
    tags: ['@VAL-06'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/contact');
      await untilInCharge(page);
      await page.click(sendButton);
      await untilVisible(page, '[role="alertdialog"]');
      await page.press('Escape');
      await until(
        page,
        'five fields are marked',
        (count) => document.querySelectorAll('main [aria-invalid="true"]').length === count,
        contactFields.length,
      );
      await untilText(page, 'main', block<ContactForm>('/contact', 'contact-form').form.fields.name.missing);
    },
  },
  {
    title: 'an answer opens and closes',
    tags: ['@STA-07'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/faq-2');
      const isOpen = (wanted: string) => document.querySelector(wanted)?.closest('details')?.open;
      const third = 'main details:nth-of-type(3) summary > h2';
      await page.click(third);
      await until(page, 'the answer is open', isOpen, third);
      await page.click(third);
      await until(
        page,
        'the answer is closed',
        (wanted) => !document.querySelector(wanted)?.closest('details')?.open,
        third,
      );
    },
  },
  {
    title: 'topics are tabs that arrow keys choose',
    tags: ['@STA-08'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/faq-1');
      await untilInCharge(page);
      await until(page, 'there are tabs', () => document.querySelectorAll('[role="tab"]').length > 1);
      await page.click('.topic:first-child [role="tab"]');
      await page.press('ArrowDown');
      await until(page, 'the second is chosen', () => {
        const [, second] = document.querySelectorAll('[role="tab"]');
        return second?.ariaSelected === 'true' && document.activeElement === second;
      });
    },
  },
  {
    title: 'the prices of a year are shown for those of a month',
    tags: ['@PRC-02'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/pricing');
      // Plans of one price each have no choice.
      if (await page.run(() => !document.querySelector('[data-period]'))) return;
      await untilVisible(page, '[data-period="monthly"]');
      await page.click('.joined-choice label:last-child');
      await untilVisible(page, '[data-period="annually"]');
      await untilHidden(page, '[data-period="monthly"]');
    },
  },
  {
    title: 'the quotes turn',
    tags: ['@LND-25'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/home-2');
      await untilInCharge(page);
      const left = () =>
        Math.round(
          document.querySelector('.slider-view')?.querySelector('li, figure, article')?.getBoundingClientRect().left ??
            0,
        );
      await page.run(() => document.querySelector('.slider-view')?.scrollIntoView({ block: 'center' }));
      const before = await page.run(left);
      await page.click('.slider-button[data-turn="1"]');
      await until(
        page,
        'another quote is in the middle',
        (was) =>
          Math.round(
            document.querySelector('.slider-view')?.querySelector('li, figure, article')?.getBoundingClientRect()
              .left ?? 0,
          ) !== was,
        before,
      );
    },
  },
  {
    title: 'a picture opens in the viewer, and Escape closes it',
    tags: ['@STA-16'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/portfolio-details');
      await untilInCharge(page);
      await page.click('main li a:has(img)');
      await untilVisible(page, '.yarl__slide_current img');
      await page.press('Escape');
      await until(page, 'the viewer is gone', () => !document.querySelector('.yarl__slide_current'));
    },
  },
  {
    title: 'the video opens over the page, and Escape closes it',
    tags: ['@STA-17'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/service-details');
      await untilInCharge(page);
      await page.click('main .video a, main .video button');
      await untilVisible(page, 'dialog[open], [role="dialog"]');
      await page.press('Escape');
      await untilHidden(page, 'dialog[open], [role="dialog"]');
    },
  },
  {
    title: 'a login signs nobody in, and keeps what was written',
    tags: ['@VAL-15'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/login');
      await untilInCharge(page);
      await until(page, 'the form is ready', () => !document.querySelector('main form [type="submit"]:disabled'));
      await page.click('main [name="email"]');
      await page.type('ada@company.example');
      await page.click('main [name="password"]');
      await page.type('a secret of mine');
      await page.press('Enter');
      const kept = await page.run(() => [
        location.href,
        document.querySelector<HTMLInputElement>('main [name="email"]')?.value,
      ]);
      if (kept[0] !== `${site.url}/login` || kept[1] !== 'ada@company.example') throw new Error(`It became ${kept}`);
    },
  },
  {
    title: 'a password can be looked at',
    tags: ['@LGN-03'],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/login');
      await untilInCharge(page);
      await page.click('.password-toggle');
      await until(
        page,
        'the field shows it',
        () => document.querySelector<HTMLInputElement>('[name="password"]')?.type === 'text',
      );
    },
  },
  {
    title: 'a first visit shows the fonts of the brand, and moves nothing for it',
    tags: [],
    async walk(browser, site) {
      const page = await openSite(browser, site, '/');
      const place = () => document.querySelector('main h2')?.getBoundingClientRect().top;
      const before = await page.run(place);
      await until(page, 'the headline is set in the font of the brand', () => {
        const heading = document.querySelector('h1');
        if (!heading) return false;
        const widthIn = (family: string) => {
          const probe = document.createElement('span');
          Object.assign(probe.style, { fontFamily: family, position: 'absolute', whiteSpace: 'nowrap' });
          probe.textContent = heading.textContent;
          heading.append(probe);
          const { width } = probe.getBoundingClientRect();
          probe.remove();
          return width;
        };
        const { fontFamily } = getComputedStyle(heading);
        const [, ...fallback] = fontFamily.split(',');
        // A font that came too late is missing in both.
        return Math.abs(widthIn(fontFamily) - widthIn(fallback.join(','))) > 1;
      });
      const after = await page.run(place);
      if (Math.abs((after ?? 0) - (before ?? 0)) > 1)
        throw new Error(`The next heading moved from ${before} to ${after}`);
    },
  },
];
