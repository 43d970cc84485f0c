import { z } from 'zod';
import type { SwitchName } from '../../shared/site.ts';
import { address, choice, flag, forms, icon, list, number, picture, text } from './fields.ts';

/** Parts of the site that can be off: `switches` of shared/site.ts. */
export const parts = [
  'accounts',
  'blog',
  'comments',
  'home2',
  'home3',
  'newsletter',
  'portfolio',
  'products',
  'search',
  'team',
] as const satisfies readonly SwitchName[];

const entry = z.union([
  text.transform((label) => ({ label, panel: undefined })),
  z.strictObject({ label: text, panel: choice('services', 'products').optional() }),
]);

/** A page says this of itself. */
const head = {
  /** Short, as its breadcrumb says it. */
  name: text,
  /** 30 to 60 characters with the company, different on every page. */
  title: forms,
  /** 70 to 160 characters, different on every page. */
  description: forms,
  /** Pages that its breadcrumb leads back to; without them the page above its address, or the home page. */
  above: z.array(z.strictObject({ label: text, to: address })).optional(),
  /** What it is about, for search engines. */
  about: choice('service').optional(),
  layout: choice('site', 'outside').default('site'),
  /** Search engines shall not list it. */
  unlisted: flag.default(false),
  blocks: z.array(z.unknown()).min(1, 'a list of at least one block'),
};

export const page = z.strictObject({
  ...head,
  /** Its entry in the main menu: a link, or a panel that lists several pages. */
  menu: entry.optional(),
  footer: z.strictObject({ column: choice('primary', 'products', 'utility'), label: text }).optional(),
});

/** A page below /services, and what menus and lists say of it. */
export const service = z.strictObject({
  ...head,
  /** Its place among the services. */
  order: number,
  menu: z.strictObject({
    name: text,
    icon,
    text,
    features: list(z.strictObject({ title: text, text })),
    /** Words of the link. */
    action: text,
    picture,
  }),
  /** Its words in the footer. */
  footer: text,
  /** One line beside its name in the list of services. */
  line: text,
});
