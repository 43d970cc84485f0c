import { site } from '../../../shared/site.ts';
import type { BreadcrumbHeroProps } from '../../blocks/breadcrumb-hero/view.tsx';
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
    heading: 'Portfolio Single',
    lead: 'Three clouds, three teams, one bill: what a month costs, who spends it, and what it will come to.',
    note: 'A sample: cards of projects that have no page of their own lead here.',
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
        stage: 'finops-dashboard',
      },
      {
        src: '/art/portfolio/forecast.svg',
        alt: 'The sum of the month day by day, and ten days ahead as a range around $49,190',
        caption: 'The forecast, drawn as a range',
        size: { width: 1600, height: 1320 },
        picture: 'forecast',
      },
      {
        src: '/art/portfolio/teams.svg',
        alt: 'Spend of three teams in dark colors, and nothing without an owner',
        caption: 'By team, for the office wall',
        size,
      },
      {
        src: '/art/portfolio/alerts.svg',
        alt: 'Three alerts, each with the team that was told; one is open',
        caption: 'Unusual spend, and who was told',
        size,
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
