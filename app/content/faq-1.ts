import type { BannerProps } from '../sections/banner/banner.tsx';
import type { TopicsProps } from '../sections/faq/topics.tsx';
import type { BreadcrumbHeroProps } from '../sections/hero/breadcrumb-hero.tsx';
import type { RichText } from '../ui/text/rich-text.tsx';
import { atHour } from './hours.ts';

/** True for every question on the page, since it stands under all of them. */
const answer: RichText = [
  'This one is answered by a person: send it to us from the ',
  { text: 'contact page', to: '/contact' },
  ', and an expert replies within 24 hours.',
];

const answered = (...questions: string[]) => questions.map((question) => ({ question, answer }));

/** /faq-1 */
export const faq1 = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'FAQs',
    illustration: atHour('/faq-1'),
    heading: 'FAQs',
    lead: 'The useful answer to each of these questions depends on your case, so a person gives it. Pick the question and send it to us.',
  } satisfies BreadcrumbHeroProps,
  topics: {
    sample: true,
    heading: 'Our experts are able to answer all your questions',
    name: 'Topics',
    more: [{ text: 'Read eight questions with their answers', to: '/faq-2' }, ' at once, or send us one of these.'],
    topics: [
      {
        title: 'General questions',
        icon: 'messages-square',
        questions: answered(
          'Which of your services fits our project?',
          'What would a first version cost us?',
          'How long would our project take?',
          'Can you work with the software we already use?',
          'Who will own the source code?',
          'Which engagement model suits us best?',
          'Can you take over a project that another company started?',
          'What support would we get after the launch?',
        ),
      },
      {
        title: 'About the company',
        icon: 'building',
        questions: answered(
          'When can we visit your office?',
          'Will you sign a confidentiality agreement before we talk?',
          'Which of your projects comes closest to ours?',
          'Can we speak with one of your clients?',
          'Do you work with companies in our country?',
          'How would you protect the data we give you?',
          'What do you need from us to make an offer?',
          'Would you turn our project down, and why?',
        ),
      },
      {
        title: 'About artificial intelligence',
        icon: 'sparkles',
        questions: answered(
          'Is AI the right tool for our problem?',
          'Is our data good enough to start?',
          'Can a model run on our own servers?',
          'How would you keep our chatbot from inventing answers?',
          'How will we know that a model is good enough?',
          'Would our data be used to train models for others?',
          'Who is responsible when a model makes a mistake?',
          'What will a model cost us once it is in use?',
        ),
      },
      {
        title: 'About the team',
        icon: 'users',
        questions: answered(
          'Who would work on our project?',
          'Can we meet the engineers before we sign?',
          'Who would be our contact during the project?',
          'Can our own developers work in the same team?',
          'How would you work with us across time zones?',
          'Can we add or release people during the project?',
          'What happens when someone leaves the team?',
          'How do I apply for a job with you?',
        ),
      },
    ],
  } satisfies TopicsProps,
  banner: {
    heading: 'The one you did not find',
    text: 'Ask it in one line, and a person will read it.',
    action: { label: 'Contact Us', to: '/contact' },
  } satisfies BannerProps,
};
