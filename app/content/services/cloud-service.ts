import { pageTitle } from '../../../shared/fit-text.ts';
import type { Service } from '../service.ts';

/** /services/cloud-service */
export const service = {
  slug: 'cloud-service',
  order: 6,
  title: pageTitle('Cloud services and migration'),
  description:
    'Cloud consulting and strategy, transition, DevOps as a service, 24x7 support and cost optimization, with infrastructure code that stays yours.',
  menu: {
    name: 'Cloud services',
    icon: 'cloud',
    text: 'Consulting, transition, operations, 24x7 support and cost optimization on cloud accounts that remain yours.',
    features: [
      { title: 'Consulting', text: 'What belongs where, and why' },
      { title: 'Transition', text: 'Rehearsed moves, tested rollback' },
      { title: 'DevOps', text: 'Pipelines as a service' },
      { title: '24x7 support', text: 'On call at any hour' },
    ],
    action: 'See cloud services',
    picture: { name: 'finops-dashboard', alt: 'Daily cloud spending with a forecast for the month' },
  },
  footer: 'Cloud services',
  line: 'Servers you can afford to keep',
  hero: {
    here: 'Cloud services',
    heading: 'Cloud services you can afford to keep',
    lead: 'Strategy, transition, DevOps, 24x7 support and cost control for systems that must stay up, on accounts you own and with code you can read.',
    illustration: 'hero-cloud-service',
    shot: {
      name: 'cloud-costs',
      alt: 'Cloud cost dashboard with daily spend, a forecast and four savings',
      kind: 'free',
    },
  },
  features: {
    heading: 'Six jobs between plan and pager',
    lead: 'Take the whole sequence or fill the gap in your team.',
    items: [
      {
        title: 'Cloud consulting and strategy',
        part: 'Before the move',
        icon: 'compass',
        text: 'Which workload belongs where, what it will cost there, and what you give up by choosing it.',
        points: ['Workload inventory with owners', 'Providers compared on your numbers', 'Exit plan for each choice'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Cloud transition',
        icon: 'route',
        text: 'Moves planned by dependency and rehearsed on copies, with a tested way back at every step.',
        points: ['Dependency map before dates', 'Data copied, compared, then switched', 'Rollback tried in advance'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'DevOps as a service',
        part: 'By day and by night',
        icon: 'infinity',
        text: 'Pipelines, environments and observability run by engineers who also answer when a deployment goes wrong.',
        points: [
          'Infrastructure as code, reviewed',
          'Staged releases, automatic rollback',
          'Service level objectives per product',
        ],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: '24x7 support',
        icon: 'headset',
        text: 'People on call around the clock, with access, runbooks and a clear line to your own staff.',
        points: ['A runbook for each alert', 'Escalation path you approve', 'Written review after incidents'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Cloud cost optimization',
        part: 'On the invoice and in the audit',
        icon: 'chart-column-decreasing',
        text: 'Idle, oversized and forgotten resources found, owners named, and savings checked against the following invoice.',
        points: ['Tags enforced at creation', 'Rightsizing before commitments', 'Reserved capacity bought last'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Cloud security and compliance',
        icon: 'shield',
        text: 'Identity, network, encryption and logging set by policy, with evidence collected for your auditor along the way.',
        points: [
          'Least privilege, reviewed access',
          'Policies checked in the pipeline',
          "Logs beyond administrators' reach",
        ],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
    ],
  },
  parts: {
    heading: 'Cloud engineering services',
    lead: [
      'The pieces of work that cloud teams most often ask for by name.',
      'Each results in code, not in a slide deck.',
    ],
    items: [
      {
        title: 'Landing zones',
        icon: 'layers',
        text: 'Accounts, networks, identities and guardrails laid out before the first workload moves in.',
      },
      {
        title: 'Kubernetes platforms',
        icon: 'container',
        text: 'Clusters only where they pay their way, with upgrades, quotas and backup restores on a calendar.',
      },
      {
        title: 'Data platforms',
        icon: 'database',
        text: 'Storage, streaming and warehouse services chosen by access pattern, with retention and lineage documented.',
      },
      {
        title: 'Recovery drills',
        icon: 'rotate-ccw',
        text: 'Backups restored, regions lost and credentials revoked on purpose, with the time taken written down.',
      },
    ],
  },
  story: {
    heading: 'Reliability you can put on paper',
    paragraphs: [
      'A landing zone comes first: separate accounts for production, testing and logs, identities from your directory, and policies that apply before anyone builds. It is infrastructure as code in your repository, so a new environment is a pull request and an old one can be deleted without fear.',
      "Next we agree service level objectives with the people who own the product. An objective names the user's action, the share that must succeed and the window in which it is counted. Alerts follow the error budget, not processor load, so whoever is woken has a reason.",
      'Cost is handled like any other defect. Each resource carries an owner and a purpose, the bill is split accordingly, and anomalies reach the team that caused them. Only after rightsizing do we commit to reserved capacity, because a discount on waste is still waste.',
    ],
    items: [
      { icon: 'blocks', text: 'Environments as pull requests' },
      { icon: 'target', text: 'Objectives before alerts' },
      { icon: 'history', text: 'Restores rehearsed, not assumed' },
      { icon: 'receipt-text', text: 'Costs split by owner' },
    ],
    image: {
      name: 'landing-zone',
      alt: 'A landing zone with separate accounts for production, testing and logs under shared policies',
    },
  },
  exhibitAfter: 'features',
  signature: {
    kind: 'cloud-month',
    heading: 'A month, and the night a region failed',
    lead: 'The bill of a sample client, Saltmarsh Cargo Co., for October 2026, day by day.',
    days: [
      1521, 1534, 1402, 1388, 1540, 1552, 1547, 1561, 1558, 1410, 1396, 1549, 1563, 2371, 1702, 1570, 1421, 1404, 1575,
      1580, 1572, 1584, 1577, 1430, 1412, 1586, 1590, 1583, 1594, 1588, 1441,
    ],
    marked: 14,
    chart: 'Cloud cost per day in October 2026. Weekends are lower; the 14th, when a region failed, is the highest.',
    total: { figure: '$48,101', label: 'for all 31 days' },
    peak: { figure: '$2,371', label: '808 more than on the 13th' },
    night: {
      heading: 'Wednesday the 14th',
      events: [
        { time: '02:11', text: 'A region stops answering. Two probes in other places agree.' },
        { time: '02:13', text: 'Traffic moves to the second region, which was kept warm for it.' },
        { time: '02:26', text: 'Orders written in the last minute are compared: 14 found, 14 kept.' },
        { time: '05:48', text: 'The region is back. Nothing returns to it before the morning shift.' },
        { time: '09:30', text: 'One page says what happened, what it cost and what changes.' },
      ],
      cost: 'The night cost 808 dollars more than the day before, and no order. What was kept warm stands in every bar of the month, and is checked by such a night.',
    },
  },
  banner: {
    subtitle: 'Start with the inventory',
    heading: 'What would you move first?',
    text: 'A list of systems, owners and invoices tells more than a workshop. Bring the one you have; access, downtime, support and price are covered below.',
    action: { label: 'Learn more', to: '#learn-more' },
  },
  faq: {
    sample: true,
    heading: 'Cloud questions worth asking early',
    lead: 'Before the first account is opened, or the next invoice arrives.',
    items: [
      {
        question: 'Which cloud should we choose?',
        answer:
          'Usually the one your people know, unless price, data location or a managed service argues otherwise. We score the candidates against your workloads and show the sums. Several clouds at once cost skill as well as money, so there should be a reason you can name.',
      },
      {
        question: 'Will the move interrupt our business?',
        answer:
          'Some moves need a pause; many do not. Data is replicated ahead, the switch is rehearsed on a copy, and a threshold for turning back is agreed beforehand. You choose the window, and we tell you what can still go wrong in it.',
      },
      {
        question: 'Who holds the administrator accounts?',
        answer:
          'You. Root credentials stay in your safe, and our engineers use named, time-limited roles that you can revoke at once. Every privileged action is logged to an account we cannot edit. When the contract ends, removing our access is a documented step.',
      },
      {
        question: 'What does 24x7 support include?',
        answer:
          'Monitoring, first response, escalation and follow-up at any hour, for the systems listed in the agreement. Response targets depend on severity and are fixed there, not on a web page. New features are planned separately, so that nights stay free for incidents.',
      },
      {
        question: 'How do you charge for cloud work?',
        answer:
          "Assessments and migrations with a known scope are quoted as fixed-cost projects. Operations are charged monthly for the systems covered. Provider invoices go straight to you, so our fee and the cloud's are never mixed, and both can be checked line by line.",
      },
      {
        question: 'What will you not do?',
        answer:
          'Move a system nobody owns, switch off backups to save money, or share administrator passwords. We also advise against leaving a data centre that is cheap, paid for and working. If we part ways, the modules and runbooks made for you stay with you.',
      },
    ],
  },
} satisfies Service;
