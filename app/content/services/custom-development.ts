import { pageTitle } from '../../../shared/fit-text.ts';
import { planTerms } from '../plan-terms.ts';
import type { Service } from '../service.ts';

/** /services/custom-development */
export const service = {
  slug: 'custom-development',
  order: 5,
  title: pageTitle('Custom software development'),
  description:
    'Software for processes no product covers: requirements in your words, legacy systems replaced in steps, source code and documentation handed over.',
  menu: {
    name: 'Custom development',
    icon: 'square-terminal',
    text: 'Software for the process only your company has, handed over with source, tests and documentation.',
    features: [
      { title: 'Business systems', text: 'Your rules and exceptions' },
      { title: 'Integration', text: 'Interfaces instead of retyping' },
      { title: 'Legacy replacement', text: 'Step by step, reversible' },
      { title: 'Takeover', text: 'Inherited code made buildable' },
    ],
    action: 'See custom development',
    picture: { name: 'editor-night', alt: 'Program code beside a chart of its effect' },
  },
  footer: 'Custom development',
  line: 'Where no product fits',
  hero: {
    here: 'Custom development',
    heading: 'Custom development where no product fits',
    lead: 'When your process is the advantage, bending it to a standard product can cost more than code. We build the missing system and hand over the source.',
    illustration: 'hero-custom-development',
    shot: {
      name: 'editor-night',
      alt: 'A code editor with a berth planner, its effect on waiting time and a passed release',
      kind: 'panel',
    },
  },
  features: {
    heading: 'Build only what sets you apart',
    lead: 'The rest is bought, connected and left alone.',
    items: [
      {
        title: 'Business systems',
        icon: 'table-properties',
        text: 'Planning, pricing and approval tools that follow your rules, including the exceptions nobody ever wrote down.',
        points: ['Rules in a readable table', 'Roles, limits and approvals', 'Reports from the same data'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Integration and data',
        icon: 'cable',
        text: 'Accounting, warehouse and machines connected through documented interfaces instead of nightly spreadsheets and retyping.',
        points: ['A contract for every interface', 'Failed messages kept and retried', 'Reconciliation reports'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Legacy replacement',
        icon: 'archive-restore',
        text: 'An old system retired function by function, with both versions compared until the figures agree.',
        points: ['Old behavior captured as tests', 'Differences listed and explained', 'A way back at each cutover'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
    ],
  },
  parts: {
    heading: 'Custom development services',
    lead: [
      'Start wherever it hurts: an idea, a tender, or a system that frightens its users.',
      'Whatever we write can be handed to another supplier.',
    ],
    items: [
      {
        title: 'Requirements work',
        icon: 'notebook-pen',
        text: 'Interviews and observation turned into examples with inputs and expected results, which later become tests.',
      },
      {
        title: 'Architecture review',
        icon: 'drafting-compass',
        text: 'An outside opinion on structure, risks and running cost, with the evidence attached and options ranked.',
      },
      {
        title: 'Design and build',
        icon: 'blocks',
        text: 'A small team that designs, builds, tests and releases in short cycles with your people present.',
      },
      {
        title: 'Takeover and repair',
        icon: 'wrench',
        text: 'Code that others left behind, brought under version control, tests and a build that anyone can run.',
      },
    ],
  },
  story: {
    heading: 'Replacing what still works',
    paragraphs: [
      "The old system knows things nobody remembers: rounding rules, customer exceptions, the order in which jobs must run. We record what it does before judging it. Real inputs and outputs become characterization tests, so surprises turn up in our reports and not on your customers' invoices.",
      'Then the new system grows beside it. Functions move across one at a time, traffic is mirrored, and a report lists every difference with its cause. Your specialists decide whether the old result or the new one is right. Only when nothing on the list is unexplained does the switch follow.',
      'Handover is prepared from the start. Decision records explain why, not only what; the repository builds on a clean machine; a bill of materials lists every dependency with its license. Before we leave, your engineers ship a release while ours only watch.',
    ],
    items: [
      { icon: 'file-text', text: 'Decision records in the repository' },
      { icon: 'git-compare', text: 'Old and new run in parallel' },
      { icon: 'package-check', text: 'Software bill of materials' },
      { icon: 'graduation-cap', text: 'Handover rehearsed by your engineers' },
    ],
    image: {
      name: 'parallel-run',
      alt: 'An old system and its successor side by side, with matching records ticked and a single difference lit',
    },
  },
  exhibitAfter: 'parts',
  signature: {
    kind: 'ticket-path',
    heading: 'A sentence becomes a release',
    lead: 'Ticket 318 of a sample project, followed for three days.',
    stations: [
      {
        when: 'Monday, 09:40',
        title: 'A sentence',
        words: 'A late shipment must never be billed as on time.',
        result: 'Spoken by the head of billing, and kept in those words.',
      },
      {
        when: 'Monday, 15:05',
        title: 'A test that fails',
        code: [
          "test('bills late as late', () =>",
          "  expect(termsOf('SC-2291'))",
          "    .toBe('late'));",
          '1 failed: on time, not late',
        ],
        result: 'Billing reads the first line and agrees that this is what was meant.',
      },
      {
        when: 'Tuesday, 11:30',
        title: 'A change of two lines',
        code: ['- late = day > due + grace;', '+ late = day > due;', '412 passed'],
        result: 'A second engineer asks why there was a grace period. Nobody knows; the note says so.',
      },
      {
        when: 'Wednesday, 07:15',
        title: 'A release',
        words: 'Version 41 bills 26 of 1,180 November shipments differently.',
        result: 'Billing sees the 26 before the clients do. The way back takes one command.',
      },
    ],
  },
  industries: {
    heading: 'Our Solutions',
    lead: 'Eight trades whose rules do not fit a settings page.',
    items: [
      {
        number: '01',
        title: 'Shipping and ports',
        text: "Berths, cranes and tides planned together, with the harbor master's overrides kept and explained.",
      },
      {
        number: '02',
        title: 'Laboratories',
        text: 'Samples followed from intake to report, instruments read directly, each correction signed and dated.',
      },
      {
        number: '03',
        title: 'Agriculture',
        text: 'Harvest, storage and contracts tied to the field they came from, on a shared map.',
      },
      {
        number: '04',
        title: 'Water and power',
        text: 'Meter readings, work orders and outages reconciled across systems that were never meant to meet.',
      },
      {
        number: '05',
        title: 'Textile mills',
        text: 'Orders split by dye lot and loom, with changeovers planned to waste less cloth.',
      },
      {
        number: '06',
        title: 'Brokerage',
        text: 'Quotes compared, commissions calculated and documents filed under rules that a regulator may ask to see.',
      },
      {
        number: '07',
        title: 'Vehicle fleets',
        text: 'Maintenance, fuel and leases joined to telematics, so a repair is booked before a breakdown.',
      },
      {
        number: '08',
        title: 'Government agencies',
        text: 'Case files with deadlines, delegated signatures and retention rules, exportable in open formats.',
      },
    ],
  },
  plans: {
    sample: true,
    heading: 'Engage a specialist or a team',
    lead: 'Every option opens with a trial and is billed monthly for use.',
    items: [
      {
        title: 'Dedicated specialist',
        text: 'An architect or engineer with the skill your team lacks, for as long as needed.',
        tone: 'plain',
        capacity: { hours: '200', unit: 'hours per month from a specialist' },
        points: planTerms,
      },
      {
        title: 'Product team',
        text: 'Analyst, engineers and tester who own a system from first interview to release.',
        tone: 'line',
        capacity: { roles: ['Analyst', 'Engineers', 'Tester'] },
        points: planTerms,
      },
      {
        title: 'Legacy care',
        text: 'Maintenance and gradual replacement for software that must not stop.',
        tone: 'plain',
        capacity: { days: 'No day on which nobody looks after it' },
        points: planTerms,
      },
    ],
  },
  banner: {
    subtitle: 'Three answers, all respectable',
    heading: 'Build, buy or leave alone?',
    text: 'Bring a spreadsheet, a screenshot or a complaint. Below you can read how we estimate, what you own and when we advise against building.',
    action: { label: 'Learn more', to: '#learn-more' },
  },
  faq: {
    sample: true,
    heading: 'Asked before custom projects start',
    lead: 'Mostly by people who have been through a rewrite.',
    items: [
      {
        question: 'Should we build or buy?',
        answer:
          'Buy what every company does the same way, such as payroll or mail. Build where your way of working wins customers, or where licenses and workarounds cost more than ownership. We list the products we looked at and why each falls short before quoting.',
      },
      {
        question: 'How do you estimate and charge?',
        answer:
          'From examples, not from a feature list. Each example becomes a range with its assumptions, and the widest ranges are investigated first. A scope that has stopped moving may be quoted at a fixed cost; everything else follows a plan and is charged as it is used.',
      },
      {
        question: 'Can the old system stay in use?',
        answer:
          'It should, until the new one has proved itself on your data. We avoid switching everything overnight: functions move in sequence, differences are explained, and each step can be reversed. Your users learn the new screens while the old ones are still there.',
      },
      {
        question: 'What do we receive at the end?',
        answer:
          'Source code with its history, tests, build scripts, infrastructure definitions, decision records, operating notes and a license list. They sit in your repository from the beginning, and rights pass to you with payment. Nothing needs our servers or our permission to run.',
      },
      {
        question: 'How is security handled?',
        answer:
          'Threats are modeled with the people who know the process. A second engineer reads every change, dependencies are scanned, secrets stay out of the repository, and access follows roles. Verification uses the OWASP application standard, at a level that fits the risk.',
      },
      {
        question: 'Which jobs do you decline?',
        answer:
          'Rewrites whose only reason is fashion, systems built to get round the law, and fixed prices for a scope nobody can describe. If a spreadsheet with better formulas would do, you will hear that from us, even when it ends the conversation.',
      },
    ],
  },
} satisfies Service;
