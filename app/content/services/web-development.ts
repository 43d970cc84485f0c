import { pageTitle } from '../../../shared/fit-text.ts';
import { pageWeight } from '../live/page-weight.ts';
import { planTerms } from '../plan-terms.ts';
import type { Service } from '../service.ts';

/** /services/web-development */
export const service = {
  slug: 'web-development',
  order: 3,
  title: pageTitle('Web development with a speed budget'),
  description:
    'Websites, shops and portals with budgets for speed and accessibility, a CMS your editors can use alone, and code that belongs to you.',
  menu: {
    name: 'Web development',
    icon: 'panels-top-left',
    text: 'Websites, shops and portals with a budget for speed, checked for accessibility and easy to edit.',
    features: [
      { title: 'Websites', text: 'Fast pages, editable content' },
      { title: 'Shops', text: 'Stock, checkout and payment' },
      { title: 'Portals', text: 'Roles, sign-in, self-service' },
      { title: 'Accessibility', text: 'Checks, fixes, statement' },
    ],
    action: 'See web development',
    picture: { name: 'build-web-mobile-code', alt: 'A web app for shipments beside its deployment run' },
  },
  footer: 'Web development',
  line: 'Pages with a speed budget',
  hero: {
    here: 'Web development',
    heading: 'Web development with a speed budget',
    lead: 'We build websites, shops and portals that load quickly on an ordinary phone, read well with a screen reader and stay editable by your own people.',
    illustration: 'hero-web-development',
    shot: {
      name: 'build-web-mobile-code',
      alt: 'A shipment web app and the clean deployment run that brought it',
      kind: 'free',
    },
  },
  features: {
    heading: 'Limits agreed before design begins',
    lead: 'Weight, speed and accessibility are targets in the scope, measured on each build.',
    items: [
      {
        title: 'Marketing websites',
        icon: 'layout-template',
        text: 'Pages your editors assemble from tested blocks, rendered ahead of time and served close to the visitor.',
        points: ['Core Web Vitals budget', 'Structured content in a CMS', 'Redirects for every old address'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Online shops',
        icon: 'shopping-cart',
        text: 'Catalogue, checkout and payment joined to your stock system, with tax and returns handled from the start.',
        points: ['Card data kept off your servers', 'Stock synchronized both ways', 'Checkout usable by keyboard'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Portals and platforms',
        icon: 'panels-top-left',
        text: 'Sign-in, roles and self-service for customers or partners, on top of the systems that hold their data.',
        points: ['Single sign-on by OpenID Connect', 'Role checks on the server', 'Audit log of changes'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
    ],
  },
  parts: {
    heading: 'Web development services',
    lead: [
      'A relaunch needs all of these, a healthy site perhaps one.',
      'We look at what you have before proposing what to replace.',
    ],
    items: [
      {
        title: 'Performance repair',
        icon: 'gauge',
        text: 'Field data first, then fixes to images, fonts, scripts and caching, ordered by the number of visitors helped.',
      },
      {
        title: 'Accessibility work',
        icon: 'accessibility',
        text: 'Manual and automatic checks against WCAG level AA, fixes in code, and a statement you can publish.',
      },
      {
        title: 'CMS migration',
        icon: 'folder-input',
        text: 'Content models, import scripts and editor training, with old and new addresses mapped line by line.',
      },
      {
        title: 'Frontend modernization',
        icon: 'component',
        text: 'An ageing codebase moved to typed components page by page, while the site stays online.',
      },
    ],
  },
  story: {
    heading: 'A budget the build enforces',
    paragraphs: [
      'Sites rarely become slow at launch. They become slow afterwards, when a tag, a font and a carousel arrive by separate requests. So each page type gets a budget for scripts, images and fonts, and the pipeline refuses a release that exceeds it.',
      'Lab scores are a start, but visitors decide. We collect Largest Contentful Paint, Interaction to Next Paint and layout shift from real visits, without cookies, and report them by page and device. A regression opens a ticket that names the release it arrived with.',
      'Editors have a budget too: their patience. Content types follow the way your team speaks, previews show the real page, and pictures are cropped and compressed on upload. Nobody needs a developer to change a price, and no image is published before someone has described it.',
    ],
    items: [
      { icon: 'timer', text: 'Web Vitals from real visits' },
      { icon: 'scan-eye', text: 'WCAG checks on each release' },
      { icon: 'file-pen-line', text: 'Previews before publishing' },
      { icon: 'git-pull-request', text: 'Every change reviewed' },
    ],
    image: {
      name: 'page-weight',
      alt: 'Page weight per release drawn as bars, with one release stopped at the budget line',
    },
  },
  exhibitAfter: 'features',
  live: pageWeight,
  industries: {
    heading: 'Our Solutions',
    lead: 'Eight kinds of site, and the detail that decides each.',
    items: [
      {
        number: '01',
        title: 'Professional services',
        text: 'Case pages, people and offices kept consistent by one content model and short approval steps.',
      },
      {
        number: '02',
        title: 'Hospitality',
        text: 'Rooms and tables booked on your own site, with rates taken from the reservation system.',
      },
      {
        number: '03',
        title: 'News media',
        text: 'Article pages that appear before the advertisements do, and an archive that search engines can read.',
      },
      {
        number: '04',
        title: 'Wholesale',
        text: 'Customer prices, reorder lists and invoices behind a sign-in, fed by your stock and accounting systems.',
      },
      {
        number: '05',
        title: 'Nonprofits',
        text: 'Donation forms that work on old phones, with receipts for donors and a record for the treasurer.',
      },
      {
        number: '06',
        title: 'Universities',
        text: 'Course catalogs that hold up on enrollment day and work for students with any device or disability.',
      },
      {
        number: '07',
        title: 'Property agencies',
        text: 'Listings with maps, floor plans and filters that live in the address, so links can be shared.',
      },
      {
        number: '08',
        title: 'Software vendors',
        text: 'Documentation, changelog and sign-up on one site, versioned with the product they describe.',
      },
    ],
  },
  plans: {
    sample: true,
    heading: 'Three plans for web work',
    lead: 'Each has a trial, a monthly invoice and a price that follows use.',
    items: [
      {
        title: 'Dedicated web developer',
        text: 'One full-stack engineer who reviews, builds and ships with your own team.',
        tone: 'plain',
        capacity: { hours: '160', unit: 'hours per month' },
        points: planTerms,
      },
      {
        title: 'Site delivery team',
        text: 'Designer, engineer and tester for a launch or relaunch with a date.',
        tone: 'line',
        capacity: { roles: ['Designer', 'Engineer', 'Tester'] },
        points: planTerms,
      },
      {
        title: 'Site care',
        text: 'Updates, fixes and small improvements for a website that already earns its keep.',
        tone: 'plain',
        capacity: { days: 'The site, on every day of the month' },
        points: planTerms,
      },
    ],
  },
  banner: {
    subtitle: 'Measure before you brief',
    heading: 'How fast is yours today?',
    text: 'Run any page speed test on your home page and bring the result. We explain what it means, what it leaves out and which repairs are worth paying for.',
    action: { label: 'Learn more', to: '#learn-more' },
  },
  faq: {
    sample: true,
    heading: 'Web questions, answered plainly',
    lead: 'For editors, owners and the person who pays for hosting.',
    items: [
      {
        question: 'Which framework and CMS do you use?',
        answer:
          'The ones your team can keep running. For content sites that is usually prerendered or server-rendered React with a headless CMS; for shops, often a commerce platform with a custom front end. We write down why, including the reasons against, before any code exists.',
      },
      {
        question: 'Will a relaunch cost us search rankings?',
        answer:
          'Rankings move when addresses, content or speed change carelessly. We crawl the old site, map each address to its successor, keep titles and structured data, and watch the search reports after the switch. No honest agency guarantees a position, and neither do we.',
      },
      {
        question: 'Is accessibility included?',
        answer:
          'Yes, from the first design. Components are built for keyboard and screen reader, contrast is checked in the design file, and people test what tools cannot. You get a list of known gaps, because a site that claims none has usually not been tested.',
      },
      {
        question: 'How is a website priced?',
        answer:
          'A site with an agreed page list can be a fixed-cost project. Ongoing work runs on a plan that starts with the free trial. New wishes are estimated before they are built, and you decide what leaves the scope to make room for them.',
      },
      {
        question: 'Who owns code, domain and hosting?',
        answer:
          'Your company. Repository, domain, hosting and analytics are opened in its name, and we work as invited users who can be removed. Code written for you passes to you on payment; open-source parts keep their licenses and are listed at handover.',
      },
      {
        question: 'What happens after launch?',
        answer:
          "The contract says how long we fix defects free of charge, and the care plan covers updates, backups and small changes. A site that must be watched at night can go to our cloud team's 24x7 support. What we decline to add is tracking that visitors cannot refuse.",
      },
    ],
  },
} satisfies Service;
