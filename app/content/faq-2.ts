import { site, switches } from '../../shared/site.ts';
import type { BreadcrumbHeroProps } from '../blocks/breadcrumb-hero/view.tsx';
import type { WayOnProps } from '../blocks/way-on/view.tsx';
import type { QuestionListProps } from '../sections/faq/question-list.tsx';

type Question = QuestionListProps['items'][number];

const aboutProducts = {
  question: 'What are Signchain and Finops Cloudsanalytics?',
  answer: [
    { text: 'Signchain', to: '/signchain' },
    ' is for signing documents and managing contracts, with a blockchain as proof. ',
    { text: 'Finops Cloudsanalytics', to: '/finopcloud' },
    ' shows what your cloud costs, who causes it and what can be saved.',
  ],
} satisfies Question;

const aboutAccounts = {
  question: 'Can I create an account on this site?',
  answer:
    'Not yet. The login, sign-up and password pages show how it will look, but they create no account, sign nobody in and send nothing.',
} satisfies Question;

const theServices =
  'Six services: blockchain, generative AI, web development, app development, custom development and cloud services.';

/** /faq-2 */
export const faq2 = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'FAQs',
    illustration: 'hero-questions',
    heading: 'FAQs',
    lead: 'Questions we hear before a first project, each with an answer on this page. For anything they leave open, write to us.',
  } satisfies BreadcrumbHeroProps,
  questions: {
    sample: true,
    items: [
      {
        question: `What does ${site.name} offer?`,
        answer: switches.products
          ? `${theServices} Two products stand beside them: Signchain and Finops Cloudsanalytics.`
          : theServices,
      },
      {
        question: 'What kind of company do you work for?',
        answer:
          'Startups, small and medium businesses, enterprises and agencies. The engineering is the same for all four; the number of reviews and documents is not.',
      },
      {
        question: 'How does a project begin?',
        answer:
          'With Discover & Define, which takes 1 to 2 weeks. Blueprint follows and takes 1 to 3 months. The length of Execution and Delivery is project dependent.',
      },
      {
        question: 'In which ways can we engage you?',
        answer: [
          'There are three models: Fixed Cost Projects, Offshore Development Center and Build Operate Transfer. The ',
          { text: 'services page', to: '/services' },
          ' describes each of them.',
        ],
      },
      {
        question: 'Can we try working with you first?',
        answer:
          'Yes, under an engagement plan. The plans for blockchain, generative AI, web, app and custom development have a 7-day free trial, monthly billing and a usage-based payment plan.',
      },
      ...(switches.products ? [aboutProducts] : []),
      ...(switches.accounts ? [aboutAccounts] : []),
      {
        question: 'What happens to a message I send you?',
        answer: 'It is stored before we confirm it, and you see a reference. An expert then has 24 hours to reply.',
      },
    ],
    more: [
      'Something else? Our ',
      { text: 'list by topic', to: '/faq-1' },
      ' holds questions we answer in person, and the ',
      { text: 'contact form', to: '/contact' },
      ' takes any other.',
    ],
  } satisfies QuestionListProps,
  wayOn: {
    text: 'A question that only you could have goes to a person, who has 24 hours to answer it.',
    action: { label: 'Ask your own question', to: '/contact' },
  } satisfies WayOnProps,
};
