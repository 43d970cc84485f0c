import { site } from '../../shared/site.ts';
import type { BannerProps } from '../blocks/banner/view.tsx';
import type { BreadcrumbHeroProps } from '../blocks/breadcrumb-hero/view.tsx';
import type { NamedListProps } from '../blocks/named-list/view.tsx';
import type { FactsProps } from '../sections/figures/facts.tsx';
import type { ClaimsProps } from '../sections/why-choose-us/claims.tsx';
import type { CommitmentProps } from '../sections/why-choose-us/commitment.tsx';
import { atHour } from './hours.ts';
import { reasons } from './reasons.ts';

/** /why-choose-us */
export const whyChooseUs = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'Why Choose Us',
    illustration: atHour('/why-choose-us'),
    heading: 'Why Choose Us',
    lead: 'Reasons you can verify before you sign anything.',
  } satisfies BreadcrumbHeroProps,
  commitment: {
    sample: true,
    heading: 'What you can hold us to',
    lead: reasons.join(' '),
  } satisfies CommitmentProps,
  claims: {
    heading: 'Four habits you can check',
    lead: 'Each of them costs us something, which is how you can tell that we mean it.',
    items: [
      {
        title: 'The one who answers is the one who builds',
        text: 'No account layer in between. Whoever answers your question will be asked to build it, and knows the line that it is about.',
        wide: true,
        image: {
          name: 'answer-wide',
          alt: 'A question about a payment, answered by the engineer who wrote the line, and the line',
        },
      },
      {
        title: 'The outcome is agreed before we start',
        text: 'A few sentences say when a result counts as done. What it costs follows from them, not the other way round.',
        image: {
          name: 'shot-acceptance',
          alt: 'Four conditions under which a result is accepted, each measured or shown',
        },
      },
      {
        title: 'You see working software early',
        text: 'Not slides about it. A small part that runs tells both of us more than a plan that is complete.',
        image: {
          name: 'shot-early',
          alt: 'Twelve weeks, each as high as what runs by then: from the second on there is a screen with your own data',
        },
      },
      {
        title: 'Everything is handed over',
        text: 'Source, models, accounts and the reasoning behind them. If you leave, you leave with all of it.',
        wide: true,
        image: {
          name: 'handover-wide',
          alt: 'What is handed over, each moved from our side to yours: source, models, accounts and decisions',
        },
      },
    ],
  } satisfies ClaimsProps,
  facts: {
    items: [
      {
        figure: site.established,
        label: 'Established',
        text: `In ${site.address.city}, to build software with AI, blockchain and cloud technology for companies that will live with the result. So a good part of our work is writing: scopes, tests, decisions and handover notes that still make sense after we have left.`,
        sample: false,
      },
      {
        figure: '50+',
        label: 'clients',
        text: 'Startups come for a first version, small and medium businesses for tools, enterprises for systems that must pass review, agencies for delivery under their own name.',
        sample: true,
      },
      {
        figure: '70+',
        label: 'projects',
        text: 'In each of them accounts stay in your name and decisions are recorded where your own engineers can read them, so that leaving us is a matter of notice and not of negotiation.',
        sample: true,
      },
    ],
  } satisfies FactsProps,
  reasons: {
    heading: 'Six things we put in writing',
    lead: 'Ask for any of them in the proposal; it will be there.',
    items: [
      {
        title: 'You own the work',
        text: 'Code, designs, data and accounts belong to your company, and we list whatever has a third-party license.',
      },
      {
        title: 'Acceptance before price',
        text: 'The proposal says how each result will be tested, so that the quote and the finished work can be compared.',
      },
      {
        title: 'Named people',
        text: 'You know who works on your project, what they are good at, and who steps in when they are away.',
      },
      {
        title: 'Bad news early',
        text: 'Delays and doubts reach you when we see them, together with the options that are still open.',
      },
      {
        title: 'Security from the start',
        text: 'Threats are considered during design, access is kept narrow, and personal data leaves production only with your consent.',
      },
      {
        title: 'An honest no',
        text: 'If a cheaper product, a smaller scope or no project at all would serve you better, we say it.',
      },
    ],
  } satisfies NamedListProps,
  closing: {
    heading: 'Ask us something difficult',
    text: 'An expert replies within 24 hours, and you may quote the reply to our competitors.',
    action: { label: 'Contact Us', to: '/contact' },
  } satisfies BannerProps,
};
