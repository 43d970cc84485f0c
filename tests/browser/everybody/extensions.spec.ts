import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { mailLiterals } from '../../../shared/contact-message.ts';
import { ContactPage, countPosts, message } from '../../support/browser/contact-page.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { readHidingRules } from '../../support/browser/hiding-rules.ts';
import { browserLaunchOptions, findWholeBrowser } from '../../support/machine/browser.ts';
import { listHidingLists } from '../../support/machine/hiding-lists.ts';

const lists = listHidingLists();

interface Extension {
  files: Record<string, string>;
  /** Selector of the extension's mark. */
  mark: string;
}

/** Dark Reader's own engine as the content script of an extension. */
const darkReader: Extension = {
  files: {
    'engine.js': readFileSync(createRequire(import.meta.url).resolve('darkreader/darkreader.js'), 'utf8'),
    'start.js': 'DarkReader.enable({});',
  },
  mark: 'html[data-darkreader-mode]',
};

/**
 * The rules that hide parts on every site, as Debian packs them with uBlock Origin. The extension itself is of manifest
 * version 2, which Chromium refuses ("unsupported manifest version").
 */
const hidingRules = (): Extension => {
  const { selectors } = readHidingRules(lists.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const blockersOwn =
    /:(?:has-text|upward|matches-|xpath|remove|style|min-text-length|others|watch-attr|-abp-|if|nth-ancestor)/;
  return {
    files: {
      'hide.css': selectors
        .filter((selector) => !blockersOwn.test(selector))
        .map((selector) => `${selector} { display: none !important }`)
        .join('\n'),
      'start.js': 'document.documentElement.dataset.hiding = "";',
    },
    mark: 'html[data-hiding]',
  };
};

/** A browser with one extension, in a profile of its own. */
async function withExtension({ files }: Extension, use: (context: BrowserContext) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'extension-'));
  const extension = join(folder, 'extension');
  mkdirSync(extension);
  const names = Object.keys(files);
  const [js, css] = ['.js', '.css'].map((ending) => names.filter((name) => name.endsWith(ending)));
  const manifest = {
    manifest_version: 3,
    name: 'Test',
    version: '1',
    content_scripts: [{ matches: ['http://localhost/*'], run_at: 'document_start', js, css }],
  };
  for (const [name, text] of Object.entries({ ...files, 'manifest.json': JSON.stringify(manifest) }))
    writeFileSync(join(extension, name), text);
  const { args } = browserLaunchOptions();
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findWholeBrowser() ?? '',
    headless: false,
    args: [
      ...args,
      '--headless=new',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
    ],
    ignoreDefaultArgs: ['--disable-extensions'],
  });
  try {
    await use(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const [name, extension] of [
  ['the engine of Dark Reader', () => darkReader],
  ['the rules of lists that hide parts', hidingRules],
] as const)
  test(`with ${name} in the browser missing fields are named, and a message is sent once and acknowledged`, {
    tag: ['@VAL-10'],
  }, async ({ site }) => {
    test.skip(findWholeBrowser() === undefined, '!! SKIPPED: extensions need a whole Chromium (apt install chromium)');
    test.skip(
      extension === hidingRules && lists.length === 0,
      '!! SKIPPED: no lists here (apt install webext-ublock-origin-chromium)',
    );
    const own = extension();
    await withExtension(own, async (context) => {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        // Ignores the engine's own error: it rejects with the address of a picture that the policy blocks.
        if (!`${error.stack}${error.message}`.includes('mage/svg+xml;base64')) errors.push(error.message);
      });
      const posts = countPosts(page);
      await page.goto(`${site.url}/contact`);
      const contact = new ContactPage(page);
      // Types before any script of the page is there.
      await contact.field('name').pressSequentially(message.name);
      await expect(page.locator(own.mark)).toHaveCount(1);
      await contact.send.click();
      await expect(contact.notice).toContainText(mailLiterals.missing);
      await contact.notice.getByRole('button').click();
      expect(posts.count).toBe(0);
      await expect(contact.field('name')).toHaveValue(message.name);
      await contact.fill();
      await contact.send.click();
      await expect(contact.notice).toContainText(mailLiterals.success);
      expect(posts.count).toBe(1);
      expect(errors).toEqual([]);
    });
  });
