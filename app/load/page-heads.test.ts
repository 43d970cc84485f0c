import { afterEach, expect, it, vi } from 'vitest';
import { descriptionLength, titleLength } from '../../shared/fit-text.ts';
import * as facts from '../../shared/site.ts';

const { site } = facts;

afterEach(() => {
  vi.doUnmock('../../shared/site.ts');
  vi.resetModules();
});

it.each([
  ['Ox', 'Rome'],
  ['Ada', 'Ulm'],
  ['Marlow', 'San Francisco'],
  ['Brückner & Söhne GmbH', 'Thiruvananthapuram'],
  ['The Northern Light Works', 'Rio'],
])('every page of a company called %s in %s has a title and a description of a good length', async (name, city) => {
  vi.resetModules();
  vi.doMock('../../shared/site.ts', () => ({
    ...facts,
    site: { ...site, name, address: { ...site.address, city } },
  }));
  const { sitePages } = await import('../../tests/support/content.ts');
  const listed = sitePages.filter((page) => !page.unlisted);
  const wrong = (what: 'title' | 'description', { from, to }: typeof titleLength) =>
    listed.map((page) => page[what]).filter((text) => text.length < from || text.length > to);
  expect(wrong('title', titleLength)).toEqual([]);
  expect(wrong('description', descriptionLength)).toEqual([]);
  expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length);
});
