import type { Service } from '../load/load.ts';

/** A service as menus, footer and lists know it. */
export type ServiceListing = Pick<Service, 'order' | 'title' | 'description' | 'menu' | 'footer' | 'line'> & {
  /** Last part of its address. */
  slug: string;
};

export const toListing = ({ path, order, title, description, menu, footer, line }: Service): ServiceListing => ({
  slug: path.slice(path.lastIndexOf('/') + 1),
  ...{ order, title, description, menu, footer, line },
});

/** The way on at the end of a service's page. */
export const nextService = (name: string) => `Next service: ${name}`;
