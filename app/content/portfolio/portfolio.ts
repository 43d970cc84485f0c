import type { MaybeSample } from '../../../shared/sample.ts';
import type { BreadcrumbHeroProps } from '../../blocks/breadcrumb-hero/view.tsx';
import type { WayOnProps } from '../../blocks/way-on/view.tsx';
import type { ProjectGridProps } from '../../sections/portfolio/project-grid.tsx';
import { atHour } from '../hours.ts';
import type { ProjectCardWords } from './project.ts';

/** /portfolio */
export const portfolio = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'Our Portfolio',
    illustration: atHour('/portfolio'),
    heading: 'Our Portfolio',
    lead: 'Six sample projects, drawn with invented data: the kind of work we take on.',
  } satisfies BreadcrumbHeroProps,
  projects: {
    heading: 'Valuable AI projects for new generation',
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
    field: 'Web development, shipping',
    image: {
      name: 'shipments-wide',
      alt: 'Shipments with their state in a window, and before it the one on its way to Oslo on a phone',
    },
  },
  {
    sample: true,
    title: 'Supply chain with signed steps',
    field: 'Blockchain, trade',
    image: {
      name: 'shot-block',
      alt: 'Three linked blocks, the last with the contract, above the audit that it has passed',
    },
  },
  {
    sample: true,
    title: 'Insurance claims with human review',
    field: 'Generative AI, insurance',
    image: {
      name: 'shot-review',
      alt: 'A claim with the two passages found in it; its sum is above $10,000, so a person decides',
    },
  },
  {
    sample: true,
    title: 'Cloud costs on one page',
    field: 'Cloud services, software',
    image: { name: 'shot-spend', alt: 'Daily cloud spend of a month, its sum so far and the forecast' },
  },
  {
    sample: true,
    title: 'Contracts closed without paper',
    field: 'Blockchain, law',
    image: { name: 'shot-signatures', alt: 'Services agreement with two signatures and a seal' },
  },
  {
    sample: true,
    title: "Support in the customer's language",
    field: 'Generative AI, retail',
    image: { name: 'chat-wide', alt: 'Chat about one order, first in Spanish, then in English, beside the order' },
  },
] satisfies (MaybeSample & ProjectCardWords)[];
