import { formatDollars } from '../../../shared/format-dollars.ts';
import { site } from '../../../shared/site.ts';
import type { BannerProps } from '../../blocks/banner/view.tsx';
import type { FaqProps } from '../../blocks/faq/view.tsx';
import type { IllustratedHeroProps } from '../../blocks/illustrated-hero/view.tsx';
import type { ApproachProps } from '../../sections/product/approach.tsx';
import type { ExplanationProps } from '../../sections/product/explanation.tsx';
import type { OffersProps } from '../../sections/product/offers.tsx';
import type { TechStackProps } from '../../sections/product/tech-stack.tsx';
import type { ExternalAction } from '../../ui/link/action.ts';
import { saltmarsh } from './saltmarsh.ts';

const explore = { label: 'Explore the Platform', to: site.products.finops } as const satisfies ExternalAction;
const getStarted = { label: 'Get Started', to: site.products.finops } as const satisfies ExternalAction;

/** One line of the bill that stands further down, and what a fin of it is worth in dollars. */
const [line] = saltmarsh.bill.lines;
const finWorth = 200;

/** /finopcloud */
export const finopcloud = {
  hero: {
    heading: 'Know the bill before it arrives',
    lead: 'Finops Cloudsanalytics is a cloud cost analytics and FinOps platform. It shows what you spend, which team caused it and where the month is heading.',
    action: explore,
    illustration: 'hero-finopcloud',
    shot: {
      name: 'finops-dashboard-night',
      alt: 'Finops Cloudsanalytics on screen: daily spend against a limit, a month-end forecast and proposed savings',
      kind: 'dashboard',
    },
  } satisfies IllustratedHeroProps,
  services: {
    heading: 'Six ways to steady cloud costs',
    lead: 'Use the platform by yourself or with our engineers beside you.',
    items: [
      {
        title: 'Cloud consulting and strategy',
        text: 'Compare what a workload costs now with what it would cost elsewhere, before anybody signs.',
        action: getStarted,
      },
      {
        title: 'Cloud transition',
        text: 'Follow old and new spending side by side during a move, and see when the overlap ends.',
        action: getStarted,
      },
      {
        title: 'DevOps as a service',
        text: 'Trace a cost jump to the deployment that caused it, while the people involved still remember why.',
        action: getStarted,
      },
      {
        title: '24x7 support',
        text: "An anomaly on Saturday night reaches somebody who can act on it before Monday's standing meeting.",
        action: getStarted,
      },
      {
        title: 'Cloud cost optimization',
        text: 'A ranked list of idle, oversized and forgotten resources, each with an owner and a saving to confirm.',
        action: getStarted,
      },
      {
        title: 'Cloud security and compliance',
        text: 'Untagged accounts and unknown resources are a risk as well as a cost; both show up on the bill.',
        action: getStarted,
      },
    ],
  } satisfies OffersProps,
  whatIsIt: {
    heading: 'What is it?',
    lead: 'A ledger for cloud spending in which every line has an owner, a purpose and a trend. Finance reads totals and forecasts; engineering reads resources and releases; both look at the same numbers.',
    items: ['Cloud Cost Optimization', 'Cloud Consulting & Strategy', '24x7 Support', 'DevOps as a Service'],
    example: {
      cells: [
        { name: 'Line', value: line.what },
        { name: 'Owner', value: line.team },
        { name: 'Purpose', value: 'Where every truck is' },
        { name: 'Trend', value: `${formatDollars(line.toDate)} → ${formatDollars(line.forecast)}` },
      ],
      fins: { full: Math.round(line.toDate / finWorth), all: Math.round(line.forecast / finWorth) },
    },
  } satisfies ExplanationProps,
  approach: {
    heading: 'Our Approach',
    lead: 'The order matters: savings found before owners are named seldom last.',
    items: [
      { title: 'See', text: 'Connect billing data and agree on how shared costs are divided.' },
      { title: 'Own', text: 'Give each resource a team, a purpose and a budget through tags and account structure.' },
      { title: 'Reduce', text: 'Remove waste, resize what is left, and only then commit to reservations.' },
      {
        title: 'Repeat',
        text: 'Review forecasts and anomalies on a fixed date, with engineering and finance in the room.',
      },
    ],
  } satisfies ApproachProps,
  techStack: {
    heading: 'Tech Stack',
    items: [
      {
        name: 'Next.js',
        role: 'Frontend',
        text: 'Reports arrive as rendered pages, so the totals can be read before the charts have loaded.',
      },
      {
        name: 'NestJS',
        role: 'Backend',
        text: 'Typed modules collect, price and allocate usage, each with its own tests and interface.',
      },
    ],
  } satisfies TechStackProps,
  faq: {
    sample: true,
    heading: 'FinOps questions',
    lead: 'Collected from both sides of the invoice.',
    items: [
      {
        question: 'What is FinOps?',
        answer:
          'A habit more than a tool: engineering, finance and product look at cloud costs together, regularly, and own the decisions that cause them. The practice moves from informing to optimizing to operating, and then begins again, because usage never stays where it was.',
      },
      {
        question: 'Who should own cloud costs?',
        answer:
          'The team that creates them, because only it can change the design. Finance sets budgets and checks forecasts, a small FinOps role keeps definitions and tooling in order, and management decides what is worth paying for. Central cost cutting without owners tends to be undone.',
      },
      {
        question: 'How are shared costs divided?',
        answer:
          'Networks, support plans and idle cluster capacity belong to everyone, so a rule must be agreed: by usage, by fixed share, or kept central. Publish the rule and change it rarely. An imperfect split that teams accept works better than an exact one they dispute.',
      },
      {
        question: 'When should we buy reserved capacity?',
        answer:
          'After cleaning up. Reservations and savings plans lower the price of steady usage, but they also lock in whatever you run today. Measure the baseline that never goes away, commit to part of it, and review coverage before each renewal.',
      },
      {
        question: 'Which data does cost analysis need?',
        answer:
          "Billing exports, usage records and tags; for unit costs also a business figure, such as orders or customers. None of this requires permission to change your systems. Which providers and formats the platform accepts today is listed on the platform's own site.",
      },
      {
        question: 'What should we measure first?',
        answer:
          'Allocation: the share of the bill that has a known owner. Until that is high, other figures mislead. Then come forecast accuracy, the cost per order or customer, and the savings that actually appeared on an invoice rather than in a presentation.',
      },
    ],
  } satisfies FaqProps,
  closing: {
    heading: "Open last month's bill with us",
    text: 'The platform shows where it came from; our engineers can help with what to do next.',
    action: explore,
    link: { label: 'Contact Us', to: '/contact' },
    about: 'Finops Cloudsanalytics',
  } satisfies BannerProps,
};
