import type { MenuEntry } from '../layouts/header/mega-panel.tsx';
import type { Service as LoadedService } from '../load/load.ts';
import type { ServicePageProps } from '../sections/service/service-page.tsx';

/**
 * One service. A file in services/ with an `export const service` is all it takes: it gets a page, an entry in both
 * menus and one in the footer.
 */
export interface Service extends ServicePageProps {
  /** Last part of its address, and the name of its file. */
  slug: string;
  /** Its place among the services. */
  order: number;
  /** As of every page: 30 to 60 and 70 to 160 characters, different from all others. */
  title: string;
  description: string;
  /** The entry of both menus; `action` is the words of its link. */
  menu: Omit<MenuEntry, 'link'> & { action: string };
  /** Its words in the footer. */
  footer: string;
  /** What it comes to, beside its name in the list of services. */
  line: string;
}

/** A service as menus, footer and lists know it. */
export type ServiceListing = Pick<Service, 'slug' | 'order' | 'title' | 'description' | 'menu' | 'footer' | 'line'>;

/** A page of content/services as menus, footer and lists know it. */
export const toListing = ({ path, order, title, description, menu, footer, line }: LoadedService): ServiceListing => ({
  slug: path.slice(path.lastIndexOf('/') + 1),
  ...{ order, title, description, menu, footer, line },
});

/** The way on at the end of a service's page. */
export const nextService = (name: string) => `Next service: ${name}`;
