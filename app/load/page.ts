import { z } from 'zod';
import {
  address,
  choice,
  externalUrl,
  flag,
  forms,
  icon,
  list,
  number,
  photograph,
  picture,
  sample,
  text,
} from './fields.ts';

const entry = z.union([
  text.transform((label) => ({ label, panel: undefined })),
  z.strictObject({ label: text, panel: choice('services', 'products').optional() }),
]);

/** Words of a panel of the menu beside the name of a page. */
const panelWords = {
  icon,
  text,
  features: list(z.strictObject({ title: text, text })),
  /** Words of the link. */
  action: text,
  picture,
};

/** Head fields of a page. */
const head = {
  /** Short name, for its breadcrumb. */
  name: text,
  /** 30 to 60 characters with the company, different on every page. */
  title: forms,
  /** 70 to 160 characters, different on every page. */
  description: forms,
  /** Pages in its breadcrumb; by default the page above its address, or the home page. */
  above: z.array(z.strictObject({ label: text, to: address })).optional(),
  /** Subject for search engines: a service, or the company's ways of contact. */
  about: choice('service', 'contact').optional(),
  layout: choice('site', 'outside').default('site'),
  /** Hides it from search engines. */
  unlisted: flag.default(false),
  blocks: z.array(z.unknown()).min(1, 'a list of at least one block'),
};

export const page = z.strictObject({
  ...head,
  /** Its entry in the main menu: a link, or a panel that lists several pages. */
  menu: entry.optional(),
  footer: z.strictObject({ column: choice('primary', 'products', 'utility'), label: text }).optional(),
  /** A product with a site of its own that the page is about: an entry in the panel of products. */
  product: z
    .strictObject({
      name: text,
      site: externalUrl,
      /** `note`: a second line below the name. */
      menu: z.strictObject({ note: text, ...panelWords }),
    })
    .optional(),
});

/** A page below /services, and its words in menus and lists. */
export const service = z.strictObject({
  ...head,
  /** Its place among the services. */
  order: number,
  menu: z.strictObject({ name: text, ...panelWords }),
  /** Its words in the footer. */
  footer: text,
  /** One line beside its name in the list of services. */
  line: text,
});

/** A page below /portfolio, and its card. */
export const project = z.strictObject({
  ...head,
  sample,
  /** Its place among the projects. */
  order: number,
  /** `false`: it has no card, and other pages link to it. */
  listed: flag.default(true),
  /** Work and trade. */
  field: text.optional(),
  /** Picture of the card: a drawing, or a photograph. */
  image: picture.optional(),
  photograph: photograph.optional(),
});

/** Blocks of all pages of a kind, such as profiles of people; the record has the rest. */
export const template = z.strictObject({ above: head.above, layout: head.layout, blocks: head.blocks });
