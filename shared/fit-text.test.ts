import { expect, it, vi } from 'vitest';
import * as facts from './site.ts';

const { site } = facts;

it.each([
  ['Marlow', 'How to build an AI chatbot with custom data | Marlow'],
  ['Marlow Northern Works', 'How to build an AI chatbot with custom data'],
])('a title names the company as long as both fit: %s', async (name, title) => {
  vi.resetModules();
  vi.doMock('./site.ts', () => ({ ...facts, site: { ...site, name } }));
  const { pageTitle } = await import('./fit-text.ts');
  expect(pageTitle('How to build an AI chatbot with custom data')).toBe(title);
});

it('a title has other words where the first are too short', async () => {
  const { fitTitle } = await import('./fit-text.ts');
  expect(fitTitle('Why us | Ox', 'Why companies choose our team | Ox')).toBe('Why companies choose our team | Ox');
});
