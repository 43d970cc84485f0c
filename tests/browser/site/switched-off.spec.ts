import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePath } from '../../../shared/pages.ts';
import { switches } from '../../../shared/site.ts';
import { accessibilityFaults, expect, scrollWidth, test } from '../../support/browser/fixtures.ts';
import { SiteCopy } from '../../support/site-copy.ts';
import { SiteServer } from '../../support/site-server.ts';

const addresses = [
  '/login',
  '/signup',
  '/reset-password',
  '/blog',
  '/blog-details',
  '/home-2',
  '/home-3',
  '/portfolio',
  '/portfolio-details',
  '/signchain',
  '/finopcloud',
  '/team',
  '/team-details',
] satisfies PagePath[];
/** Traces of switched-off parts, by their names in scripts and pages. */
const traces =
  /account-form|comment-form|newsletter-form|search-form|password-toggle|reactions|table-of-contents|testimonials|picture-link|post-teaser/;

test('a site with everything switched off has no page, no link, no script, no style and no picture of it @long', async ({
  page,
}) => {
  const copy = new SiteCopy();
  const facts = readFileSync(join(copy.folder, 'content/site.yaml'), 'utf8');
  copy.write('content/site.yaml', facts.replace(/^off: .*$/m, `off: [${Object.keys(switches).join(', ')}]`));
  copy.build();
  copy.run('tests/checks/check-content.ts');

  const client = join(copy.folder, 'build/client');
  const files = globSync('**/*.{html,js,css,xml,svg}', { cwd: client });
  for (const file of files) {
    const text = readFileSync(join(client, file), 'utf8');
    expect(
      addresses.filter((address) => new RegExp(`["'>]${address}["'#/<]`).test(text)),
      file,
    ).toEqual([]);
    if (!file.endsWith('.svg')) expect(traces.exec(text)?.[0], file).toBeUndefined();
  }
  expect(files.filter((file) => /^art.(covers|portfolio)/.test(file))).toEqual([]);

  const server = await SiteServer.start({}, copy.folder);
  for (const address of addresses) {
    const response = await page.request.get(server.url + address, { headers: { accept: 'text/html' } });
    expect(response.status(), address).toBe(404);
  }
  for (const path of ['/', '/about', '/faq-2', '/error-404'] satisfies PagePath[]) {
    await page.goto(server.url + path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await scrollWidth(page), `${path} at ${width} px`).toBe(width);
    }
    expect(await accessibilityFaults(page), path).toEqual([]);
  }
  await server.dispose();
  copy.dispose();
});
