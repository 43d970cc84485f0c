import { pageTitle } from './fit-text.ts';
import { hasImprint } from './imprint.ts';
import { type SwitchName, site, switches } from './site.ts';

/** Every page of the site, in the order of the site map; those below another one, such as services, have records of their own. */

interface Page {
  path: `/${string}`;
  /** Its module under app/routes, without extension. */
  route: string;
  /** 'outside': the pages outside the shared layout, whose footer lists more. */
  layout: 'site' | 'outside';
  /** 30 to 60 characters, different on every page. */
  title: string;
  /** 70 to 160 characters, different on every page. */
  description: string;
  /** Its entry in the main menu: a link, or a panel that lists several pages. */
  menu?: { label: string; panel?: 'services' | 'products' };
  /** With which it and all pages below its address leave the site. */
  switch?: SwitchName;
  /** It has nothing to say yet, and is not built. */
  isEmpty?: boolean;
  /** Search engines shall not list it. */
  isUnlisted?: true;
  footer?: { column: 'primary' | 'products' | 'utility'; label: string };
}

/** The place of a page among the others, whose head and blocks stand in content/pages. */
interface BlockPagePlace {
  path: `/${string}`;
  switch?: SwitchName;
}

/** The one record of each page: routes, menus, footer, meta tags, sitemap and tests are made from it. */
const records = [
  { path: '/' },
  { path: '/about' },
  { path: '/services' },
  { path: '/service-details' },
  { path: '/why-choose-us' },
  {
    path: '/signchain',
    route: 'products/signchain',
    layout: 'outside',
    switch: 'products',
    title: pageTitle('Signchain: blockchain document signing'),
    description:
      'Signchain is blockchain-based document signing and contract management: secure signing, validation on demand, gasless transactions and triggers.',
    menu: { label: 'Products', panel: 'products' },
    footer: { column: 'products', label: 'Signchain' },
  },
  {
    path: '/finopcloud',
    route: 'products/finopcloud',
    layout: 'outside',
    switch: 'products',
    title: pageTitle('Finops Cloudsanalytics: cloud costs'),
    description:
      'Cloud cost analytics and FinOps by Finops Cloudsanalytics: spending by team, forecasts, anomalies and savings, with six answers on FinOps practice.',
    footer: { column: 'products', label: 'Finops Cloudsanalytics' },
  },
  {
    path: '/home-2',
    route: 'landing/home-2',
    layout: 'outside',
    switch: 'home2',
    title: pageTitle('AI chatbots for customer support'),
    description:
      "A support chatbot that answers from your own documents, in the customer's language, and hands over to a person when it should not guess.",
  },
  { path: '/home-3', switch: 'home3' },
  { path: '/pricing' },
  {
    path: '/portfolio',
    route: 'portfolio/portfolio',
    layout: 'site',
    switch: 'portfolio',
    title: pageTitle('Our Portfolio: six sample projects'),
    description: `Six sample projects in AI, blockchain, cloud and apps, drawn with invented data to show the kind of work ${site.name} takes on.`,
  },
  {
    path: '/portfolio-details',
    route: 'portfolio/portfolio-details',
    layout: 'site',
    switch: 'portfolio',
    title: pageTitle('Portfolio Single: cloud costs on one page'),
    description: `A sample project by ${site.name}: a cloud-cost dashboard that finance and engineering read together. Overview, results and pictures.`,
  },
  {
    path: '/team',
    route: 'people/team',
    layout: 'site',
    switch: 'team',
    title: pageTitle('Our Team: eight people you can ask'),
    description: `The eight people who design, build and check what ${site.name} delivers: management, AI, blockchain, cloud, design and quality.`,
    footer: { column: 'products', label: 'Team' },
  },
  {
    path: '/team-details',
    route: 'people/team-details',
    layout: 'site',
    switch: 'team',
    title: pageTitle('Tomas Ferre, Chief AI Officer'),
    description: `Tomas Ferre is Chief AI Officer at ${site.name}: what the role is responsible for, from the choice of models to the moment one is switched off.`,
  },
  {
    path: '/blog',
    route: 'blog/blog',
    layout: 'site',
    switch: 'blog',
    title: pageTitle('Our Blog: AI, data and blockchain in practice'),
    description: `Articles by ${site.name} on chatbots, gasless signing, cloud costs and buying AI: what a method is good for, and where it fails.`,
    menu: { label: 'Blog' },
  },
  {
    path: '/blog-details',
    route: 'blog/blog-details',
    layout: 'site',
    switch: 'blog',
    title: pageTitle('How to build an AI chatbot with custom data'),
    description:
      'Questions first, clean sources, retrieval before training, and a test after each change: how we would build a chatbot on your own documents.',
  },
  {
    path: '/faq-1',
    route: 'faq/faq-1',
    layout: 'site',
    title: pageTitle('FAQs: ask our experts directly'),
    description:
      'Questions about projects, the company, artificial intelligence and the team. Send yours and an expert replies within 24 hours.',
  },
  {
    path: '/faq-2',
    route: 'faq/faq-2',
    layout: 'site',
    title: pageTitle('FAQs with short, direct answers'),
    description: `Questions about ${site.name} with short answers: services, ${switches.products ? 'products, ' : ''}how a project begins, engagement models, the trial${switches.accounts ? ' and accounts' : ''}.`,
  },
  {
    path: '/contact',
    route: 'contact/contact',
    layout: 'site',
    title: `Contact ${site.name}: a reply within 24 hours`,
    description: `Write to ${site.name} by form, email or phone. An expert replies within 24 hours with a first opinion on your AI, blockchain or software project.`,
    footer: { column: 'primary', label: 'Contact' },
  },
  {
    path: '/signup',
    route: 'account/signup',
    layout: 'site',
    switch: 'accounts',
    title: pageTitle('Create Account: not open yet'),
    description: `The sign-up page of ${site.name}. No account is created yet and nothing you type is sent. To work with us, please use the contact page.`,
    isUnlisted: true,
    footer: { column: 'utility', label: 'Signup' },
  },
  {
    path: '/login',
    route: 'account/login',
    layout: 'site',
    switch: 'accounts',
    title: pageTitle('Login: accounts are not open yet'),
    description: `The login page of ${site.name}. Accounts are not open yet: nobody is signed in here, nothing is sent and nothing is remembered.`,
    isUnlisted: true,
    footer: { column: 'utility', label: 'Login' },
  },
  {
    path: '/error-404',
    route: 'not-found/error-404',
    layout: 'site',
    title: pageTitle('Page not found (404)'),
    description: `There is no page at this address. Go to the homepage of ${site.name}, see the services, or write to us and say what you were looking for.`,
    isUnlisted: true,
    footer: { column: 'utility', label: '404 Not Found' },
  },
  {
    path: '/reset-password',
    route: 'account/reset-password',
    layout: 'site',
    switch: 'accounts',
    title: pageTitle('Reset password: not in use yet'),
    description: `The password page of ${site.name}. There are no accounts yet, so no password is changed here and no recovery link is sent.`,
    isUnlisted: true,
    footer: { column: 'utility', label: 'Password Reset' },
  },
  {
    path: '/privacy',
    route: 'privacy',
    layout: 'site',
    title: pageTitle('Privacy: what we keep, and what we do not', 'Privacy: what this website keeps about you'),
    description: `What ${site.name} stores when you write to it, who reads it and for how long, and what this website does without: cookies, trackers, other sites.`,
  },
  {
    path: '/imprint',
    route: 'imprint',
    layout: 'site',
    isEmpty: !hasImprint(),
    title: pageTitle('Imprint: whose website this is', 'Imprint: whose website this is, and who answers'),
    description: `Who stands behind the website of ${site.name}: the company as its register has it, its address, and how to reach whoever answers for it.`,
  },
] as const satisfies readonly (Page | BlockPagePlace)[];

const isBuilt = (page: Page | BlockPagePlace) =>
  !('isEmpty' in page && page.isEmpty) && (page.switch === undefined || switches[page.switch]);

/** The pages that are built: those of the records that are neither switched off nor empty. */
export const pages = records.filter(isBuilt);

/** Addresses of all records. */
export const allPaths: ReadonlySet<string> = new Set(records.map(({ path }) => path));

/** Addresses of all pages with a module, also of those that are switched off: links to them keep only their words. */
export const pagePaths = records.flatMap((record) => ('route' in record ? [record.path] : []));

/** Answers to the contact form without script, and to links in the owner's mails. Prerendered, but not pages of the site map. */
export const answerPages = [
  {
    path: '/message-sent',
    route: 'contact/message-sent',
    layout: 'site',
    title: pageTitle('Your message'),
    description: `What became of a message to ${site.name}: its reference, if it has just been sent, and when an expert replies to it.`,
  },
  {
    path: '/message-refused',
    route: 'contact/message-refused',
    layout: 'site',
    title: pageTitle('Please check your message'),
    description: 'Some fields of your message need another look.',
  },
  {
    path: '/message-failed',
    route: 'contact/message-failed',
    layout: 'site',
    title: pageTitle('Your message was not sent'),
    description: `Your message to ${site.name} could not be stored. Send it again, or send it to us by email or tell us by phone.`,
  },
  {
    path: '/message-act',
    route: 'contact/message-act',
    layout: 'site',
    title: pageTitle('A message to your website'),
    description: 'What the owner of this website does to one message, by a link in a mail.',
  },
] as const satisfies readonly Page[];

/** Of any path that leads nowhere. */
export const notFoundPage = {
  title: pageTitle('Page not found (404)'),
  description: `There is no page at this address. Go to the homepage of ${site.name}, see the services, or write to us and say what you were looking for.`,
};

export type PageRecord = Page;

/** Every address. A link to nowhere does not compile; whether a service, an article or a project exists is checked on the built pages. */
export type PagePath = (typeof records)[number]['path'] | `/${'services' | 'blog' | 'portfolio' | 'team'}/${string}`;

/** An internal link: a page, or a place on one. */
export type PageLink = PagePath | `${PagePath}#${string}` | `#${string}`;

/** Whether a link leads somewhere: its page, or the one above it, is not switched off. */
export function isLinked(to: PageLink): boolean {
  const [path = ''] = to.split(/[?#]/);
  return records.every((page) => isBuilt(page) || (path !== page.path && !path.startsWith(`${page.path}/`)));
}

/** Those of some links that lead somewhere. */
export const onlyLinked = <Link extends { to: PageLink }>(links: readonly Link[]): Link[] =>
  links.filter(({ to }) => isLinked(to));
