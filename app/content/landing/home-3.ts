import { onlyLinked } from '../../../shared/pages.ts';
import type { StoryProps } from '../../blocks/story/view.tsx';
import type { WayOnProps } from '../../blocks/way-on/view.tsx';
import type { DataAnalysisProps } from '../../sections/ai-business/data-analysis.tsx';
import type { PlacesProps } from '../../sections/ai-business/places.tsx';
import type { QuotesProps } from '../../sections/ai-business/quotes.tsx';
import type { PostTeaserProps } from '../../sections/blog/post-teaser.tsx';
import type { PictureColumnsProps } from '../../sections/cards/picture-columns.tsx';
import type { HeroProps } from '../../sections/hero/hero.tsx';
import type { PortraitsBesideProps } from '../../sections/people/portraits.tsx';
import { personOf } from '../people/people.ts';

/** /home-3: the landing page about AI as the future of business. */
export const home3 = {
  hero: {
    heading: 'AI is the future of business',
    lead: 'It begins with ordinary work: the sales forecast, the unread contract, the queue of claims. We build it there and measure what changes.',
    action: { label: 'Get Started', to: '/contact' },
  } satisfies HeroProps,
  promo: {
    heading: 'What changes when a model joins',
    lead: 'Three effects you can check, each with the person who will notice it first.',
    items: [
      {
        title: 'Enhanced Decision-Making',
        image: 'effect-decision',
        text: 'Managers see the likely result of each option before the meeting, with the data and the doubt behind it.',
      },
      {
        title: 'Efficiency and Automation',
        image: 'effect-automation',
        text: 'Work that follows rules runs on its own. Staff get the exceptions, together with the reason for each.',
      },
      {
        title: 'Customer Experiences',
        image: 'effect-reminders',
        text: 'Customers get answers and offers that fit them, and reminders that stop as soon as they say so.',
      },
    ],
  } satisfies PictureColumnsProps,
  decision: {
    heading: 'Begin with the decision',
    text: 'A model is worth its cost when it changes a decision. So we ask first who makes the decision, how often, and what being wrong costs. Only then do we look at data.',
    action: { label: 'Get Started', to: '/contact' },
    image: {
      name: 'question',
      alt: 'A question about late orders, answered by the orders of three clients, those twice late lit',
    },
  } satisfies StoryProps,
  judgment: {
    heading: 'Keep people where judgment counts',
    text: "Every automated step has an owner, a limit and a log. Above the limit a person decides, with the model's suggestion and its sources on the same screen.",
    action: { label: 'Contact Us', to: '/contact' },
    image: {
      name: 'limits',
      alt: 'Four tasks: one runs alone, one is proposed, one asks first, one is never done by the model',
    },
  } satisfies StoryProps,
  data: {
    heading: 'Analyze any data perfectly with AI',
    lead: 'Bring spreadsheets, logs or a warehouse. The model finds what moves together, says how sure it is, and shows the rows that do not fit.',
    image: {
      name: 'readings',
      alt: 'Temperatures of a cold store by the hour: one too warm, one missing, the next twelve as a range, and what moves with them',
    },
    items: [
      {
        heading: 'Widely used throughout the industry for work',
        text: 'Planning, purchasing, service and finance rely on the same methods: classification, forecasting and search. What differs is the data, and the price of a mistake.',
        image: {
          name: 'methods',
          alt: 'Four departments, each with the method that it relies on',
        },
      },
      {
        heading: 'Manage large amounts of data',
        text: 'Sources are checked as they arrive, stored once and described in plain words, so a question can be asked without knowing which table holds the answer.',
        image: {
          name: 'tables',
          alt: 'Three tables, each checked and described in plain words',
        },
      },
    ],
  } satisfies DataAnalysisProps,
  solutions: {
    heading: 'Six places to begin',
    lead: 'Each of them can start with data you already have.',
    items: [
      {
        title: 'Data Analysis',
        text: 'Patterns, outliers and likely causes in your figures, written in plain words and linked to the rows behind them.',
      },
      {
        title: 'Automation',
        text: 'Routine steps run when they are due, keep a log, and wait for a person where you asked for one.',
      },
      {
        title: 'Personalization',
        text: "The next message fits one person's history, and each customer can see and switch off what it is based on.",
      },
      {
        title: 'Cost Savings',
        text: 'Idle servers, duplicate orders and forgotten contracts are listed with an owner, so that someone can end them.',
      },
      {
        title: 'Risk Management',
        text: 'Weak signals are raised while there is time to act, with the reason and the history of similar cases.',
      },
      {
        title: 'Innovation',
        text: 'Small experiments with a question, a budget and an end, so that new ideas are judged by their results.',
      },
    ],
  } satisfies PlacesProps,
  team: {
    heading: 'The people who answer you',
    lead: 'Models, architecture and tests: three sides of an AI project, and who is responsible for each.',
    members: ['tomas-ferre', 'ravi-anand', 'kofi-mensah'].map(personOf),
    links: onlyLinked([
      { label: 'Meet the Chief AI Officer', to: '/team-details' },
      { label: 'See the whole team', to: '/team' },
    ]),
  } satisfies PortraitsBesideProps,
  clients: {
    heading: "Clients' experiences",
    items: [
      {
        sample: true,
        quote: 'They told us early that half of our idea did not need AI. That is why we gave them the other half.',
        author: 'Jonah Quellin',
        role: 'Managing director, contract packaging company',
      },
      {
        sample: true,
        quote:
          'The forecast comes with its margin of error. For the first time the sales meeting argues about the plan and not about the spreadsheet.',
        author: 'Sunniva Rao',
        role: 'Head of finance, building materials wholesaler',
      },
    ],
  } satisfies QuotesProps,
  articles: {
    heading: 'Latest articles',
    action: { label: 'All articles', to: '/blog' },
  } satisfies PostTeaserProps,
  wayOn: {
    text: 'Looking for customer support in particular? There AI has a page of its own.',
    action: { label: 'See chatbots at work', to: '/home-2' },
  } satisfies WayOnProps,
} as const;
