import type { FaqProps } from '../sections/faq/faq.tsx';
import type { BreadcrumbHeroProps } from '../sections/hero/breadcrumb-hero.tsx';
import type { PlanMatrixProps } from '../sections/pricing/plan-matrix.tsx';
import type { PricePlansProps } from '../sections/pricing/price-plans.tsx';
import type { WayOnProps } from '../sections/way-on/way-on.tsx';
import { atHour } from './hours.ts';

/** Each plan has the lines of the one before it, and more. */
const free = ['AI-Ready Data Prep', 'Feature Engineering', 'Classification Models'];
const beginner = [...free, 'Regression Models'];
const starter = [...beginner, 'Time Series Models'];
const pro = [...starter, 'Clustering models'];

const choose = { label: 'Choose the plan', to: '/contact' } as const;

/** /pricing */
export const pricing = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'Pricing',
    illustration: atHour('/pricing'),
    heading: 'Pricing Plans',
    lead: 'Four plans for preparing data and building models with us. Begin with Free, and move up when more people need the results.',
  } satisfies BreadcrumbHeroProps,
  plans: {
    toggle: {
      name: 'Billing period',
      labels: { monthly: 'Monthly', annually: 'Annually' },
      note: 'On the paid plans, a year costs less than the same months paid one by one. Members and models stay the same.',
      announcements: { monthly: 'Prices per month are shown.', annually: 'Prices per year are shown.' },
    },
    units: { monthly: 'per month', annually: 'per year' },
    also: (price) => `or ${price} a year`,
    saving: (amount) => `${amount} less than twelve months`,
    after:
      'One fin is one member. “Choose the plan” takes its name and the billing period to the contact form. A person answers; nothing is ordered by a click.',
    plans: [
      {
        sample: true,
        name: 'Free',
        memberLimit: '1 member',
        price: { monthly: '$0', annually: '$0' },
        text: 'For one person who wants to see what a first model makes of a data set.',
        points: free,
        action: choose,
      },
      {
        sample: true,
        name: 'Beginner',
        memberLimit: 'Up to 10 members',
        price: { monthly: '$25', annually: '$240' },
        text: 'For a first team that wants to move from sorting cases to estimating quantities.',
        points: beginner,
        action: choose,
      },
      {
        sample: true,
        name: 'Starter',
        memberLimit: 'Up to 50 members',
        price: { monthly: '$89', annually: '$960' },
        text: 'For departments that plan ahead and need forecasts that follow the calendar and its seasons.',
        points: starter,
        action: choose,
        featured: true,
      },
      {
        sample: true,
        name: 'Pro',
        memberLimit: 'Up to 100 members',
        price: { monthly: '$199', annually: '$1800' },
        text: 'For companies that also want to find groups in their data that nobody has named yet.',
        points: pro,
        action: choose,
      },
    ],
  } satisfies PricePlansProps,
  glossary: {
    heading: 'The six lines, in plain words',
    lead: 'For readers who do not build models, and should not have to.',
    marks: { included: 'Included', missing: 'Not included', from: (plan) => `From ${plan}` },
    lines: [
      {
        title: 'AI-Ready Data Prep',
        text: 'Your tables are cleaned and joined, and gaps are marked, so that a model can learn from them.',
      },
      {
        title: 'Feature Engineering',
        text: 'Raw columns become useful clues: a date becomes a weekday, an address becomes a distance.',
      },
      {
        title: 'Classification Models',
        text: 'Sort each case into a known group, such as paid late or paid on time.',
      },
      {
        title: 'Regression Models',
        text: 'Estimate a quantity: the price of a repair, or the hours a job will need.',
      },
      {
        title: 'Time Series Models',
        text: 'Continue a curve, with its seasons and its uncertainty, beyond the last known day.',
      },
      {
        title: 'Clustering models',
        text: 'Find groups that resemble each other without being told beforehand what to look for.',
      },
    ],
  } satisfies PlanMatrixProps,
  faq: {
    sample: true,
    heading: 'Before you choose a plan',
    lead: 'Three short answers, and a page with more.',
    action: { label: 'Ask you questions', to: '/faq-1' },
    items: [
      {
        question: 'Who counts as a member?',
        answer:
          'Anyone on your side who works with the plan. People who only receive a finished report are not counted.',
      },
      {
        question: 'What changes when we pay annually?',
        answer:
          'Only the price and how often you are invoiced. Member limits and models are those of the monthly plan of the same name.',
      },
      {
        question: 'What happens after I choose a plan?',
        answer:
          'The contact form opens with the plan and the billing period above it, so you need not name them. Nothing is ordered or charged there; a person replies within 24 hours with the terms and a first date.',
      },
    ],
  } satisfies FaqProps,
  wayOn: {
    text: 'None of the four fits? Name the people and the data, and get a price for exactly that.',
    action: { label: 'Ask for a price', to: '/contact' },
  } satisfies WayOnProps,
};
