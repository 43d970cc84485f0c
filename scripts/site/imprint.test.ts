import { afterEach, expect, it, vi } from 'vitest';
import type { Props as ContactForm } from '../../app/blocks/contact-form/schema.ts';
import type { Content } from '../../app/load/load.ts';
import type { Imprint } from '../../shared/imprint.ts';

afterEach(() => {
  vi.doUnmock('../../shared/imprint.ts');
  vi.resetModules();
});

/** Links below the contact form. */
const formOf = ({ pages }: Content) =>
  pages.flatMap(({ blocks }) => blocks).find(({ block }) => block === 'contact-form')?.form as ContactForm['form'];

async function siteWith(more: Partial<Imprint>) {
  const empty = { company: '', represented: '', register: '', vatId: '', supervision: '', editor: '' };
  const facts: Imprint = { ...empty, ...more };
  vi.resetModules();
  vi.doMock('../../shared/imprint.ts', () => ({ imprint: facts, hasImprint: () => facts.company !== '' }));
  const [{ pages, onlyLinked }, { footer }, { loadContent }] = await Promise.all([
    import('../../shared/pages.ts'),
    import('../../app/layouts/footer/footer-words.ts'),
    import('../../app/load/load.ts'),
  ]);
  const content = loadContent(process.cwd());
  const links = [footer.legal, formOf(content).legal].map((list) => onlyLinked(list).map(({ to }): string => to));
  const [, text] = content.pages.find(({ path }) => path === '/imprint')?.blocks ?? [];
  const words = (text as { text?: { source: string } } | undefined)?.text?.source;
  return { paths: pages.map(({ path }): string => path), links, words };
}

it('a site without an imprint has no such page, and no link to it', async () => {
  const { paths, links } = await siteWith({ represented: 'Jonna Krüger' });
  expect(paths).not.toContain('/imprint');
  expect(links).toEqual([['/privacy'], ['/privacy']]);
});

it('a filled-in imprint is a page that the footer and the contact form link to, with what there is and no empty lines', async () => {
  const { paths, links, words } = await siteWith({ company: 'Kestrel GmbH', register: 'Amtsgericht Flensburg, HRB 1' });
  expect(paths).toContain('/imprint');
  expect(links).toEqual([
    ['/privacy', '/imprint'],
    ['/privacy', '/imprint'],
  ]);
  expect(words).toMatch(/^\*\*Kestrel GmbH\*\*/);
  expect(words).toContain('- Register: Amtsgericht Flensburg, HRB 1');
  expect(words).not.toMatch(/VAT|Supervised|Represented|: *$/m);
});
