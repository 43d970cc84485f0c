/** Facts of the company, from content/site.yaml: read by the pages, the mails and the build. */
import facts from './facts.json' with { type: 'json' };

type Link = `https://${string}`;

export interface Address {
  /** Plot, house or floor. */
  plot: string;
  street: string;
  postalCode: string;
  city: string;
  region: string;
  /** Name in the language of the site, or in English. */
  country: string;
}

/** Fields of content/site.yaml, without colors, fonts, imprint and the parts that are off. */
interface Site {
  name: string;
  shortName: string;
  established: string;
  sample: boolean;
  language: string;
  direction: 'ltr' | 'rtl';
  currency: string;
  email: string;
  phone: string;
  address: Address;
  office: { latitude: number; longitude: number; timeZone: string };
  landmarks: { water: string; avenue: string; hills: string };
  social: Record<'facebook' | 'twitter' | 'linkedin' | 'instagram', Link | ''>;
  products: { signing: Link; finops: Link };
  video: Link;
}

export const site = facts as unknown as Readonly<Site>;

/** Locale of dates and numbers: British English, since the words are. */
export const locale: string = site.language.replace(/^en$/, 'en-GB');

export interface Brand {
  hue: number;
  /** Own colors from pale to dark, in place of those made from the hue. */
  ramp?: Record<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900, string>;
}

/** The color of the company, in pages, drawings, portraits and icons. See docs/owner/change-the-look.md. */
export const brand: Brand = facts.brand;

/** Fonts with a variable weight, as Fontsource names them. */
export const fonts: Readonly<Record<'display' | 'text' | 'code', string>> = facts.fonts;

const parts = [
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
] as const;

export type SwitchName = (typeof parts)[number];

const off: readonly string[] = facts.off;

/** Parts that a company may not need. One that is `false` is neither built nor linked: docs/owner/switch-parts-off.md. */
export const switches = Object.fromEntries(parts.map((part) => [part, !off.includes(part)])) as Readonly<
  Record<SwitchName, boolean>
>;

/** @returns the address, if it leads to a profile and not to the front page of a network */
export function profileOf<Link extends string>(address: Link): Exclude<Link, ''> | undefined {
  return /^https:\/\/[^/]+\/./.test(address) ? (address as Exclude<Link, ''>) : undefined;
}

/** `+1 202 555 0110` -> `tel:+12025550110` */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
