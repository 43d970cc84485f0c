import type { MaybeSample } from '../../../shared/sample.ts';
import type { BreadcrumbHeroProps } from '../../sections/hero/breadcrumb-hero.tsx';
import type { ProjectGridProps } from '../../sections/portfolio/project-grid.tsx';
import type { WayOnProps } from '../../sections/way-on/way-on.tsx';
import type { ProjectCardWords } from './project.ts';

/** /portfolio */
export const portfolio = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'Our Portfolio',
    heading: 'Our Portfolio',
    lead: 'Six sample projects, drawn with invented data.',
  } satisfies BreadcrumbHeroProps,
  projects: {
    heading: 'Valuable AI projects for new generation',
    lead: 'They show the kind of work we take on, not the figures of a particular client.',
  } satisfies ProjectGridProps,
  wayOn: {
    text: 'Yours will look like none of these. Describe it, and hear which of the six comes closest and why.',
    action: { label: 'Describe your project', to: '/contact' },
  } satisfies WayOnProps,
};

/** They have no pages of their own and open the sample project. */
export const sampleProjects = [
  {
    sample: true,
    title: 'One screen for port shipments',
    image: {
      name: 'build-web-mobile-code',
      alt: 'Shipment web app with its phone companion and a clean deployment run',
    },
  },
  {
    sample: true,
    title: 'Supply chain with signed steps',
    image: { name: 'ledger-night', alt: 'Chain of four blocks above a settlement contract and its audit' },
  },
  {
    sample: true,
    title: 'Insurance claims with human review',
    image: {
      name: 'agent-graph-night',
      alt: 'Claims agent with planner, retrieval, model and a person who reviews large sums',
    },
  },
  {
    sample: true,
    title: 'Cloud costs on one page',
    image: { name: 'finops-dashboard', alt: 'Dashboard of daily cloud spend with a forecast and savings found' },
  },
  {
    sample: true,
    title: 'Contracts closed without paper',
    image: { name: 'signchain-contract', alt: 'Signed services agreement with its signature trail and a seal' },
  },
  {
    sample: true,
    title: "Support in the customer's language",
    image: { name: 'chat-conversation', alt: 'Chat about one order, first in Spanish, then in English' },
  },
] satisfies (MaybeSample & ProjectCardWords)[];
