import { site } from '../../../shared/site.ts';
import type { BreadcrumbHeroProps } from '../../sections/hero/breadcrumb-hero.tsx';
import type { ProjectWords } from './project.ts';

/** The drawings are made for 760 by 520 and may be shown twice as large. */
const size = { width: 1520, height: 1040 };

/** /portfolio-details: one sample project, to which every card of the portfolio leads. */
export const portfolioDetails = {
  sample: true,
  hero: {
    above: [
      { label: 'Home', to: '/' },
      { label: 'Our Portfolio', to: '/portfolio' },
    ],
    here: 'Portfolio Single',
    illustration: 'breadcrumb-shade',
    heading: 'Portfolio Single',
    lead: 'A sample. Cards of projects that have no page of their own lead here.',
  },
  project: {
    heading: 'Cloud costs on one page',
    lead: 'A dashboard that shows finance and engineering the same bill, with an owner for each line and a forecast before the month ends.',
    facts: [
      { label: 'Client', value: 'Sample client' },
      { label: 'Services', value: 'Cloud cost optimization, DevOps as a service' },
      {
        label: 'Duration',
        value: 'Discover & Define 1 to 2 weeks, Blueprint 1 to 3 months, then project dependent',
      },
    ],
    preview: { label: 'Online', action: { label: 'Live preview', to: site.products.finops } },
  },
  overview: {
    heading: 'Project overview',
    paragraphs: [
      'The bill arrived once a month, as one sum from each provider. Finance saw what had been spent but not why. Engineering knew why but never saw the sum, so nobody could say which change had caused a rise.',
      "We read the providers' cost exports, matched every resource to a team, and put the three questions of the monthly meeting on one page: what did we spend, what will it be at the end of the month, and what can be switched off?",
      'A forecast is drawn as a range. Unusual spend is reported to the owner of the resource and not to a shared mailbox, because a shared mailbox has no owner.',
    ],
  },
  gallery: 'Pictures from the project',
  pictures: {
    sources: [
      {
        src: '/art/portfolio/dashboard.svg',
        alt: 'The dashboard by day: spend per day, forecast for the month and savings found',
        caption: 'Spend, forecast and savings on one page',
        size,
        drawings: { stage: 'finops-dashboard', gallery: 'shot-spend' },
      },
      {
        src: '/art/portfolio/dashboard-night.svg',
        alt: 'The same dashboard in its dark version for a wall screen',
        caption: 'Dark version for the office wall',
        size,
        drawings: { gallery: 'shot-spend-night' },
      },
      {
        src: '/art/portfolio/savings.svg',
        alt: 'Detail of the savings list with four entries and their monthly amounts',
        caption: 'The savings list in detail',
        size,
        drawings: { gallery: 'shot-savings' },
      },
    ],
    words: {
      name: 'Pictures from the project',
      enlarge: 'Enlarge',
      close: 'Close the viewer',
      previous: 'Previous picture',
      next: 'Next picture',
      fullSize: 'Show at its own size',
    },
  },
  results: {
    heading: 'Project results',
    lead: 'What the people involved can do now that they could not do before.',
    items: [
      {
        title: 'A reason for each line',
        text: 'Finance follows each line of the bill to a team and to the change behind it.',
      },
      {
        title: 'Costs while they are a choice',
        text: 'Engineers see the cost of a change while the change is still easy to undo.',
      },
      {
        title: 'Savings with a name',
        text: 'Idle disks, oversized servers and old snapshots stand in a list, with an owner and a saving beside each.',
      },
      {
        title: 'Nothing without an owner',
        text: 'Resources without an owner are counted in the open, and the list is meant to become empty.',
      },
    ],
  },
  closing: {
    heading: 'What would your bill show?',
    text: "Bring last month's invoices from your cloud providers, and we will read them with you.",
    action: { label: 'Contact Us', to: '/contact' },
  },
} satisfies ProjectWords & { hero: BreadcrumbHeroProps };
