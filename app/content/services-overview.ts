import { site } from '../../shared/site.ts';
import type { BannerProps } from '../blocks/banner/view.tsx';
import type { HeroProps } from '../sections/hero/hero.tsx';
import type { EngagementModelsProps } from '../sections/services/engagement-models.tsx';
import type { OfferIndexProps } from '../sections/services/offer-index.tsx';
import type { OfferingsProps } from '../sections/services/offerings.tsx';
import type { OnboardingProps } from '../sections/services/onboarding.tsx';
import type { WorksProps } from '../sections/services/works.tsx';

/** /services */
export const services = {
  hero: {
    heading: "Services for a product's whole life",
    lead: 'From the first sketch to the night shift: strategy, engineering and operation for startups, small and medium businesses, enterprises and agencies.',
    action: { label: 'Get Started', to: '/contact' },
  } satisfies HeroProps,
  index: {
    heading: 'Six services, one page each',
  } satisfies OfferIndexProps,
  offerings: {
    heading: 'Our Offerings',
    lead: 'Eight skills; most projects draw on several.',
    items: [
      {
        title: 'Strategic Consulting',
        text: 'Which problem comes first, and what to leave as it is.',
        mark: 'ranked',
      },
      {
        title: 'Advanced Technology Implementation',
        text: 'New methods in daily use, with a plan for backing out.',
        mark: 'stepped',
      },
      {
        title: 'Smart Contract Development',
        text: 'Agreements as code, reviewed by people who did not write it.',
        mark: 'sealed',
      },
      {
        title: 'AI-Powered Data Analysis',
        text: 'Patterns in your data, explained well enough to act on.',
        mark: 'odd',
      },
      {
        title: 'Compliance & Quality',
        text: 'Requirements traced to tests while the work is done.',
        mark: 'even',
      },
      {
        title: 'Product Engineering',
        text: 'Design, release and upkeep by the same group of people.',
        mark: 'released',
      },
      {
        title: 'Speech Recognition',
        text: 'Calls and commands as text, checked against your vocabulary.',
        mark: 'voice',
      },
      {
        title: 'Computer Vision',
        text: 'Inspection and counting, with doubtful cases shown to a person.',
        mark: 'framed',
      },
    ],
  } satisfies OfferingsProps,
  works: {
    heading: 'Our Works',
    lead: 'What clients usually ask for, by its plain name.',
    items: [
      {
        title: 'Blockchain',
        text: 'Contracts, tokens and shared ledgers for parties who need proof more than they need trust.',
        image: 'ledger-night',
        large: 'night',
      },
      {
        title: 'Generative AI',
        text: 'Assistants that work from your documents and know when to ask.',
        image: 'work-1',
      },
      {
        title: 'Mobile & Web',
        text: 'Sites and apps on the same interfaces, with the same facts.',
        image: 'work-2',
      },
      {
        title: 'Custom Software',
        text: 'Systems for the part of your business that no product describes.',
        image: 'work-3',
      },
      {
        title: 'Dedicated Teams',
        text: 'Engineers in your meetings and tools, under your priorities.',
        image: 'work-4',
      },
      {
        title: 'Product Engineering',
        text: 'An idea carried to its release, and the less glamorous versions after.',
        image: 'work-5',
      },
      {
        title: 'Application Integration & Legacy Migration',
        text: 'Old and new systems exchange data, until the old can be retired.',
        image: 'work-6',
      },
      {
        title: 'Quality Assurance',
        text: 'Tests by people whose job is to find faults early.',
        image: 'test-run',
      },
      {
        title: 'Cloud Support & Management',
        text: 'Monitoring, patching, backups and cost reports for systems that are already running.',
        image: 'landing-zone',
        large: 'dawn',
      },
    ],
  } satisfies WorksProps,
  onboarding: {
    heading: 'How a project begins and ends',
    lead: 'You describe the problem, and an expert replies within 24 hours. Three steps follow; you can stop after any of them and keep what has been made.',
    items: [
      {
        title: 'Discover & Define',
        duration: '1 to 2 weeks',
        text: 'We interview future users, look at the systems they have and write down what success would mean.',
        points: ['Goals and limits on a single page', 'Use cases ranked by value', 'Known risks and a cost range'],
      },
      {
        title: 'Blueprint',
        duration: '1 to 3 months',
        text: 'The chosen answer is designed far enough to be criticized by your users, your engineers and whoever pays.',
        points: [
          'Architecture, with the options rejected',
          'Clickable prototype tried by users',
          'Test and security concept',
          'Delivery plan with milestones',
        ],
      },
      {
        title: 'Execution and Delivery',
        duration: 'project dependent',
        text: 'Software is built, shown and released in small portions, and each portion is tested before it reaches your customers.',
        points: [
          'Working software at each review',
          'Test and security reports',
          'Training, handover and documentation',
          'Support as agreed',
        ],
      },
    ],
    image: {
      name: 'pipeline',
      alt: 'Development process in nine stages and three phases. Discover & Define: goals, cases. Blueprint: architecture, prototype, plan. Execution and Delivery: build, test, review, launch.',
    },
  } satisfies OnboardingProps,
  models: {
    heading: 'Engagement models',
    lead: 'Choose by what is uncertain: the scope, the capacity or who will run it later.',
    items: [
      {
        title: 'Fixed Cost Projects',
        subtitle: 'When the scope can be written down',
        text: 'You get a described result, its acceptance tests and a price. Changes are quoted before they are made, so the sum moves only with your signature.',
        action: { label: 'Contact Us', to: '/contact' },
        image: { name: 'engagement-fixed-cost', alt: 'A frame of fixed size filled exactly by its bars' },
      },
      {
        title: 'Offshore Development Center',
        subtitle: 'When you need capacity that stays',
        text: `A team in ${site.address.city} works only for you, with your tools and priorities. We recruit, house and support it; you direct the work.`,
        action: { label: 'Contact Us', to: '/contact' },
        image: { name: 'engagement-offshore-center', alt: 'Two groups of bars in different places joined by a line' },
      },
      {
        title: 'Build Operate Transfer',
        subtitle: 'When the team should become yours',
        text: 'We set up the team and run it until it delivers steadily. Then people, code and processes pass to your company under terms agreed at the start.',
        action: { label: 'Contact Us', to: '/contact' },
        image: {
          name: 'engagement-build-operate-transfer',
          alt: 'One row of bars in three parts: built up, run for you, handed over',
        },
      },
    ],
  } satisfies EngagementModelsProps,
  banner: {
    heading: 'Not sure which service it is?',
    text: 'Describe the problem. Naming it is our job.',
    action: { label: 'Contact Us', to: '/contact' },
  } satisfies BannerProps,
};
