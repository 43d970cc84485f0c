/**
 * The facts of the company, in one place: read by the pages, the mails and the build.
 * Every value here is a sample until the owner replaces it.
 */
export const site = {
  /** 2 to 24 characters: the logo is drawn from it. */
  name: 'Solvane',
  /** Title of the login and sign-up notices. Never empty. */
  shortName: 'Solvane',
  established: '2022',
  /** Whether city, year, links and video are still those that the site came with: shared/sample.ts. */
  sample: true,
  /** Of every page, as a language tag: `en`, `de-AT`. */
  language: 'en',
  /** In which its words run: `rtl` for Arabic, Hebrew, Persian and Urdu. */
  direction: 'ltr' as 'ltr' | 'rtl',
  /** Of prices that name none: three letters, such as EUR. */
  currency: 'USD',
  email: 'hello@solvane.example',
  phone: '+1 202 555 0110',
  /** As it stands on the map's card: plot or house, street, then city and country. A postal code goes with the street. */
  address: { plot: 'Plot No. 108', street: 'Sample Road', city: 'Chandigarh', country: 'India' },
  /** Of the address: the sun of the home page stands where it stands there. East and north are positive. */
  office: { latitude: 30.73, longitude: 76.78, timeZone: 'Asia/Kolkata' },
  /** Names on the drawn map of the contact page. What has none ('') is not drawn. */
  landmarks: { water: 'Sukhna Lake', avenue: 'Madhya Marg', hills: 'Shivalik foothills' },
  /** Where you have no profile yet, the network's own front page stays; '' leaves the network out. */
  social: {
    facebook: 'https://www.facebook.com/',
    twitter: 'https://x.com/',
    linkedin: 'https://www.linkedin.com/',
    instagram: 'https://www.instagram.com/',
  },
  /** The products' own sites, on hosts other than this one. */
  products: {
    signing: 'https://signchain.example/',
    finops: 'https://cloudsanalytics.example/',
  },
  /** The video about data analytics, as its site offers it for frames. Nothing is requested from there before Play. */
  video: 'https://video.example/embed/data-analytics',
} as const;

/** How dates and numbers are written: in English as the British do, since the words are. */
export const locale: string = site.language.replace(/^en$/, 'en-GB');

export interface Brand {
  /** Degrees on the color wheel of OKLCH: 25 is red, 46 orange, 145 green, 250 blue, 300 violet. */
  hue: number;
  /** Colors of your own from pale to dark, as CSS writes them, where those made from the hue are not the company's. */
  ramp?: Record<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900, string>;
}

/** The color of the company: pages, drawings, portraits and icons are made of it. See docs/change-the-look.md. */
export const brand: Brand = { hue: 46 };

/** Fonts with a variable weight, as Fontsource names them: of headlines and logo, of all other words, and of code. */
export const fonts = { display: 'familjen-grotesk', text: 'hanken-grotesk', code: 'jetbrains-mono' };

export type SwitchName =
  | 'accounts'
  | 'blog'
  | 'comments'
  | 'home2'
  | 'home3'
  | 'newsletter'
  | 'portfolio'
  | 'products'
  | 'search'
  | 'team';

/** Parts that a company may not need. What is `false` is neither built nor linked: docs/switch-parts-off.md. */
export const switches: Record<SwitchName, boolean> = {
  /** /login, /signup and /reset-password */
  accounts: true,
  /** /blog, all articles and the teasers that lead there */
  blog: true,
  /** Under the sample article: the comments and the form, which sends nothing. */
  comments: true,
  /** The landing pages /home-2 and /home-3 */
  home2: true,
  home3: true,
  /** In the sidebar of the blog: the form that sends nothing. */
  newsletter: true,
  /** /portfolio and all projects */
  portfolio: true,
  /** /signchain and /finopcloud */
  products: true,
  /** In the sidebar of the blog: the form that finds nothing. */
  search: true,
  /** /team and all profiles; /about goes on showing who runs the company. */
  team: true,
};

/** @returns the address, if it leads to a profile and not to the front page of a network */
export function profileOf<Address extends string>(address: Address): Address | undefined {
  return /^https:\/\/[^/]+\/./.test(address) ? address : undefined;
}

/** `+1 202 555 0110` -> `tel:+12025550110` */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
