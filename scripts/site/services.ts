import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Service } from '../../app/content/service.ts';
import { pages } from '../../shared/pages.ts';

const root = resolve(import.meta.dirname, '../..');
const records = globSync('app/content/services/*.ts', { cwd: root }).map(async (file) => {
  const { service } = (await import(/* @vite-ignore */ resolve(root, file))) as { service: Service };
  return service;
});

/** All services, in their order: every file of app/content/services is one. */
export const services = (await Promise.all(records)).sort((a, b) => a.order - b.order);

/** Address, title and description of every page, services included. */
export const sitePages = [
  ...pages,
  ...services.map(({ slug, title, description }) => ({ path: `/services/${slug}` as const, title, description })),
];
