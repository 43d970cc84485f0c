import { onlyLinked } from '../../shared/pages.ts';
import { site } from '../../shared/site.ts';
import type { BannerProps } from '../blocks/banner/view.tsx';
import type { WayOnProps } from '../blocks/way-on/view.tsx';
import type { PostTeaserProps } from '../sections/blog/post-teaser.tsx';
import type { SequenceProps } from '../sections/cells/sequence.tsx';
import type { HeroProps } from '../sections/hero/hero.tsx';
import type { IndustryProps } from '../sections/home/industry.tsx';
import type { OfferProps } from '../sections/home/offer.tsx';
import type { StatisticsProps } from '../sections/home/statistics.tsx';
import type { OfferIndexProps } from '../sections/services/offer-index.tsx';
import { reasons } from './reasons.ts';

const [firstToRead, ...othersToRead] = onlyLinked([
  { text: 'chatbots for customer support', to: '/home-2' },
  { text: 'AI in everyday business decisions', to: '/home-3' },
]);

/** Between two that are to read. */
const or = ' or ';

/** / */
export const home = {
  hero: {
    heading: 'Generative AI and blockchain, put to work',
    lead: 'We build AI, blockchain, web, mobile, custom software and cloud services for companies of every size, and we agree on the result before we start.',
    action: { label: 'Get Started', to: '/contact' },
    link: { label: 'See our services', to: '/services' },
    sun: {
      still: `The sun on this page is that of ${site.address.city}.`,
      day: `${site.address.city}, {time}: the sun is {degrees}° high.`,
      night: `${site.address.city}, {time}: the sun has set; here it stays.`,
    },
  } satisfies HeroProps,
  statistics: {
    heading: 'Small teams, software you can check',
    lead: `${site.name} was established in ${site.established}. What we build, you can run and read without us in the room.`,
    action: { label: 'About the company', to: '/about' },
    items: [
      { figure: '50+', label: 'clients served', sample: true },
      { figure: '70+', label: 'projects delivered', sample: true },
    ],
  } satisfies StatisticsProps,
  index: {
    heading: 'Six services and two products',
  } satisfies OfferIndexProps,
  serviceTiles: {
    heading: 'From first strategy to steady operation',
    lead: 'Take these services one by one, or as one contract with one team.',
    items: [
      {
        title: 'AI and Blockchain Strategy Consulting',
        icon: 'compass',
        text: 'Find the cases worth building, with costs, risks and the reasons against them written down before you commit.',
      },
      {
        title: 'Custom AI Model Development',
        icon: 'brain-circuit',
        text: 'Models trained or tuned on your own data, and compared with the work they are meant to replace.',
      },
      {
        title: 'Continuous Improvement and Compliance',
        icon: 'shield-check',
        text: 'Monitoring, retraining and audit trails, so a system stays accurate and explainable after the launch team has left.',
      },
      {
        title: 'Flexible Resource Management Solutions',
        icon: 'users',
        text: 'Engineers by the month, added or released as your roadmap changes, working in your tools and your routines.',
      },
    ],
  } satisfies SequenceProps,
  offer: {
    heading: 'What We Offer',
    lead: 'The same engineers for everyone. What changes with your size is how much structure we put around them.',
    legend: ['The same three engineers', 'Structure around them'],
    items: [
      {
        title: 'Startups',
        text: 'A first product small enough to ship, on a code base that later investors and engineers can inspect.',
        image: 'audience-startups',
      },
      {
        title: 'Small & Medium Businesses',
        text: 'Automation for the work you repeat most, connected to the tools you already pay for and know how to use.',
        image: 'audience-smb',
      },
      {
        title: 'Enterprises',
        text: 'AI and ledgers with access rules, logs and documents that your security and legal teams can review in full.',
        image: 'audience-enterprises',
      },
      {
        title: 'Agencies',
        text: 'An engineering partner behind your brand, who leaves the client to you and keeps to your dates.',
        image: 'audience-agencies',
      },
    ],
    more: firstToRead && ['Read on about ', firstToRead, ...othersToRead.flatMap((each) => [or, each]), '.'],
    reasons: {
      heading: 'Why Choose Us',
      paragraphs: reasons,
      action: { label: 'More reasons to choose us', to: '/why-choose-us' },
    },
  } satisfies OfferProps,
  industry: {
    heading: 'Innovation that holds up in your industry',
    lead: 'Factories, clinics, banks and shops differ in their rules, and agree on one point: an agent is useful when you can see each step it took and stop it.',
    items: [
      'Predictions come from the data you already hold.',
      'Agents work within limits, keep logs and ask a person.',
      'Records for audits and disputes reveal any later change.',
      'New systems connect to the ones your staff use today.',
      'Cloud costs are planned before they are spent.',
    ],
    actions: [
      { label: 'Talk to an engineer', to: '/contact' },
      { label: 'See sample projects', to: '/portfolio' },
    ],
    image: {
      name: 'agent-graph-night',
      alt: 'Diagram of an AI agent run: planner, retrieval, model, tools, guardrails and a human review, with its trace below',
    },
  } satisfies IndustryProps,
  banner: {
    heading: 'Bring us your slowest process',
    text: 'Describe it in a few lines. You get a first opinion, and whether AI is the right tool at all.',
    action: { label: 'Contact Us Now', to: '/contact' },
  } satisfies BannerProps,
  blog: {
    heading: 'Find out more in our recent blogs',
    action: { label: 'All articles', to: '/blog' },
  } satisfies PostTeaserProps,
  wayOn: {
    text: 'Three lines about your problem are enough: the answer names a first step.',
    action: { label: 'Write three lines', to: '/contact' },
  } satisfies WayOnProps,
};
