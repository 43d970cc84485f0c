import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import * as pages from '../../../shared/pages.ts';
import { block } from '../../../tests/support/blocks.ts';
import { content } from '../../../tests/support/content.ts';
import type { OnPage } from '../../page/on-page.ts';
import type { Props } from './schema.ts';

const words = block<Props>('/', 'audiences');
const around = {
  page: { path: '/', name: 'Home', above: [] },
  site: content,
} satisfies OnPage;

async function draw(isLinked: (to: string) => boolean): Promise<string> {
  vi.resetModules();
  vi.doMock('../../../shared/pages.ts', () => ({ ...pages, isLinked }));
  const { default: Audiences } = await import('./view.tsx');
  return renderToStaticMarkup(
    <Audiences {...words} {...around} more={['Read ', { text: 'more', to: '/home-2' }, '.']} />,
  );
}

afterEach(() => {
  vi.doUnmock('../../../shared/pages.ts');
  vi.resetModules();
});

it('a sentence that only leads to pages which are off is left out', async () => {
  expect(await draw(() => true)).toContain('Read <a');
  expect(await draw((to) => to !== '/home-2')).not.toContain('Read ');
});
