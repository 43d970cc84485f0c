import { expect, startScript } from '../../support/browser/fixtures.ts';
import { goodFields } from '../../support/contact-message.ts';
import { startDev, test } from './edited-site.ts';

test.describe.configure({ timeout: 240_000 });

test('npm run dev draws the portrait of a person and the cover of a post that are added while it runs @long', async ({
  page,
  edited,
  developed,
}) => {
  const isShown = async (source: string) => {
    const image = page.getByRole('main').locator(`img[src="/art/${source}.svg"]`).first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  };
  const people = edited.read('content/people.yaml');
  const posts = edited.read('content/posts.yaml');
  await page.goto(`${developed}/team`, { waitUntil: 'networkidle' });
  edited.copy.write('content/people.yaml', `${people}\nbo-lind:\n  name: Bo Lind\n  role: Cook\n  text: Feeds us.\n`);
  await expect(page.getByRole('main').getByText('Bo Lind')).toBeVisible();
  await isShown('people/bo-lind');
  const post = '\n- slug: soup\n  title: Soup\n  day: 2030-01-01\n  category: Food\n  text: Hot.\n  to: /\n';
  await page.goto(`${developed}/blog`, { waitUntil: 'networkidle' });
  edited.copy.write('content/posts.yaml', posts + post);
  await expect(page.getByRole('heading', { name: 'Soup' })).toBeVisible();
  await isShown('covers/soup');
  edited.copy.write('content/people.yaml', people);
  edited.copy.write('content/posts.yaml', posts);
});

test('npm run dev leads from an old address and from a slip to the page @long', async ({
  request,
  edited,
  developed,
}) => {
  const lead = async (path: string) => {
    const answer = await request.get(developed + path, { maxRedirects: 0 });
    return `${answer.status()} ${answer.headers().location}`;
  };
  edited.copy.write('content/redirects.yaml', '- from: /old-team.php\n  to: /team\n  kind: temporary\n');
  await expect.poll(() => lead('/old-team.php')).toBe('302 /team');
  expect(await lead('/team.html')).toBe('301 /team');
});

test('npm run dev shows a site below a path there, and takes its form @long', async ({ page, edited }) => {
  const { folder } = edited.copy;
  const env = { SITE_URL: 'http://www.company.test/site', DATABASE_URL: `sqlite:${folder}/own/below.db` };
  const { url, stop } = await startDev(folder, env);
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(`${url}/site/`);
    await startScript(page);
    const ask = async (path: string, form?: Record<string, string>) => {
      const options = { maxRedirects: 0, headers: { accept: 'text/html' } };
      const answer = await (form
        ? page.request.post(url + path, { ...options, form })
        : page.request.get(url + path, options));
      return `${answer.status()} ${answer.headers().location}`;
    };
    expect(await ask('/site/contact.html')).toBe('301 /site/contact');
    expect(await ask('/contact')).toBe('404 undefined');
    expect(await ask('/site/api/mail', { ...goodFields })).toMatch(/^303 \/site\/message-sent\?ref=/);
  } finally {
    await stop();
  }
});
