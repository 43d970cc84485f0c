import { switches } from '../../shared/site.ts';
import type { BannerProps } from '../blocks/banner/view.tsx';
import type { BreadcrumbHeroProps } from '../blocks/breadcrumb-hero/view.tsx';
import type { TopicsProps } from '../sections/faq/topics.tsx';
import type { Action } from '../ui/link/action.ts';
import type { RichText } from '../ui/text/rich-text.tsx';

/** True for every question on the page, since it stands under all of them. */
const answer: RichText = [
  'An expert replies to this one within 24 hours: send it to us from the ',
  { text: 'contact page', to: '/contact' },
  '.',
];

/** Where the site itself says something on a question. */
const already = {
  services: { label: 'Compare the six services', to: '/services' },
  stages: { label: 'See the stages of a project', to: '/services' },
  models: { label: 'Compare the engagement models', to: '/services' },
  prices: { label: 'See plans and prices', to: '/pricing' },
  writing: { label: 'See what we put in writing', to: '/why-choose-us' },
  ai: { label: 'Read about generative AI', to: '/services/generative-ai' },
  data: { label: 'Read about data analytics', to: '/service-details' },
  privacy: { label: 'Read what happens to what you send', to: '/privacy' },
  ...(switches.portfolio && { projects: { label: 'Look through the portfolio', to: '/portfolio' } }),
  ...(switches.team && { team: { label: 'Meet the team', to: '/team' } }),
} satisfies Record<string, Action>;

type Subject = keyof typeof already;

const ask = (question: string, subject?: Subject) => ({ question, answer, more: subject && already[subject] });

/** /faq-1 */
export const faq1 = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'FAQs',
    illustration: null,
    heading: 'FAQs',
  } satisfies BreadcrumbHeroProps,
  topics: {
    sample: true,
    heading: 'Our experts are able to answer all your questions',
    name: 'Topics',
    more: [
      'A useful answer depends on your case, so a person gives it. Or ',
      { text: 'read the questions with short answers', to: '/faq-2' },
      ' at once.',
    ],
    topics: [
      {
        title: 'General questions',
        questions: [
          ask('Which of your services fits our project?', 'services'),
          ask('What would a first version cost us?', 'prices'),
          ask('How long would our project take?', 'stages'),
          ask('Can you work with the software we already use?', 'services'),
          ask('Who will own the source code?', 'writing'),
          ask('Which engagement model suits us best?', 'models'),
          ask('Can you take over a project that another company started?', 'stages'),
          ask('What support would we get after the launch?', 'services'),
        ],
      },
      {
        title: 'About the company',
        questions: [
          ask('When can we visit your office?'),
          ask('Will you sign a confidentiality agreement before we talk?', 'privacy'),
          ask('Which of your projects comes closest to ours?', 'projects'),
          ask('Can we speak with one of your clients?'),
          ask('Do you work with companies in our country?'),
          ask('How would you protect the data we give you?', 'writing'),
          ask('What do you need from us to make an offer?', 'stages'),
          ask('Would you turn our project down, and why?', 'writing'),
        ],
      },
      {
        title: 'About artificial intelligence',
        questions: [
          ask('Is AI the right tool for our problem?', 'ai'),
          ask('Is our data good enough to start?', 'data'),
          ask('Can a model run on our own servers?', 'ai'),
          ask('How would you keep our chatbot from inventing answers?', 'ai'),
          ask('How will we know that a model is good enough?', 'ai'),
          ask('Would our data be used to train models for others?', 'ai'),
          ask('Who is responsible when a model makes a mistake?', 'ai'),
          ask('What will a model cost us once it is in use?', 'ai'),
        ],
      },
      {
        title: 'About the team',
        questions: [
          ask('Who would work on our project?', 'team'),
          ask('Can we meet the engineers before we sign?', 'team'),
          ask('Who would be our contact during the project?', 'writing'),
          ask('Can our own developers work in the same team?', 'models'),
          ask('How would you work with us across time zones?'),
          ask('Can we add or release people during the project?', 'models'),
          ask('What happens when someone leaves the team?', 'writing'),
          ask('How do I apply for a job with you?'),
        ],
      },
    ],
  } satisfies TopicsProps,
  banner: {
    heading: 'The one you did not find',
    text: 'Ask it in one line, and a person will read it.',
    action: { label: 'Contact Us', to: '/contact' },
  } satisfies BannerProps,
};
