import type { Sample } from '../../sample.ts';

export const formerFrozenRegulatedAndMarketing: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'finance-and-crypto',
    message: {
      name: 'Meredith Voss',
      email: 'm.voss@altmarkbank.example',
      phone: '+49 30 23125 107',
      company: 'Altmark Bank',
      message:
        'We are a regional bank with 90,000 customers and plan a new loan application journey: business loans up to 250k, decision within 24 hours. Do you have experience with credit scoring interfaces? The request for proposal goes out in January.',
    },
    fillMs: 240000,
  },
  {
    label: 'genuine',
    kind: 'finance-and-crypto',
    message: {
      name: 'Sylvain',
      email: 'sylvain@tradesim.example',
      phone: '+33 1 99 00 01 03',
      company: 'TradeSim',
      message:
        'We teach forex trading at a business school and want a simulator with delayed prices. No real money. Passive students are the problem, so gamification would help.',
    },
    fillMs: 128000,
  },
  {
    label: 'genuine',
    kind: 'finance-and-crypto',
    message: {
      name: 'Theo',
      email: 'theo@staketrack.example',
      phone: '555 0225',
      company: 'StakeTrack',
      message:
        "Can you build a bot that watches staking rewards and guaranteed returns promised by platforms, and flags those which look like fraud? We're a consumer protection group.",
    },
    fillMs: 73000,
  },
  {
    label: 'genuine',
    kind: 'gambling-pharmacy-dating',
    message: {
      name: 'Marta',
      email: 'marta@lottopublico.example',
      phone: '+34 600 000 003',
      company: 'Lotería',
      message:
        'The public lottery of our region wants an app that shows winning numbers and sells tickets, jackpot counter included. We expect 200,000 users on draw nights.',
    },
    fillMs: 109000,
  },
  {
    label: 'genuine',
    kind: 'gambling-pharmacy-dating',
    message: {
      name: 'Kenji',
      email: 'kenji@slowdates.example',
      phone: '555 0227',
      company: 'Slow Dates',
      message:
        'We have a dating app for people over 50 and retention is poor. Would love a UX review and someone to rebuild the chat. Photos are moderated by hand.',
    },
    fillMs: 89000,
  },
  {
    label: 'genuine',
    kind: 'gambling-pharmacy-dating',
    message: {
      name: 'Samir',
      email: 'samir@oddsmaths.example',
      phone: '555 0229',
      company: 'Odds Maths',
      message:
        "University project: show how betting odds hide the bookmaker's margin. We have a grant of 9,000 and need an interactive page.",
    },
    fillMs: 85000,
  },
  {
    label: 'genuine',
    kind: 'seo-relaunch',
    message: {
      name: 'Rasmus',
      email: 'rasmus@dansklys.example',
      phone: '+45 33 55 01 03',
      company: 'Dansk Lys',
      message: "How do you keep SEO when a site moves from PHP to React? Our agency says search engines can't read it.",
    },
    fillMs: 78000,
  },
  {
    label: 'genuine',
    kind: 'seo-relaunch',
    message: {
      name: 'Lidia',
      email: 'lidia@gardenpress.example',
      phone: '+39 06 5550 102',
      company: 'Garden Press',
      message:
        'We want to increase our website traffic from Pinterest and get newsletter sign-ups, 3,000 followers now. Can your web team add share pictures automatically?',
    },
    fillMs: 68000,
  },
  {
    label: 'genuine',
    kind: 'seo-relaunch',
    message: {
      name: 'Team lead content',
      email: 'content@plantdoctor.example',
      phone: '555 0234',
      company: 'Plant Doctor',
      message:
        "For our 1,200 articles we'd like an editor with guest posts, author pages and domain redirects. Domain authority is good, the CMS is awful.",
    },
    fillMs: 107000,
  },
  {
    label: 'genuine',
    kind: 'white-label',
    message: {
      name: 'Preeti',
      email: 'preeti@northbridgeconsult.example',
      phone: '555 0235',
      company: 'Northbridge Consult',
      message:
        'Our consultancy won a public contract and needs 4 React developers for 9 months as subcontractors. Can you share profiles and availability?',
    },
    fillMs: 116000,
  },
  {
    label: 'genuine',
    kind: 'white-label',
    message: {
      name: 'Dan O.',
      email: 'dan@brightpitch.example',
      phone: '555 0237',
      company: 'BrightPitch',
      message:
        'We do SEO and ads for dentists and our web developer just quit. Looking for a reliable team to take over 31 WordPress sites, hosting and plugin updates included. Monthly retainer.',
    },
    fillMs: 74000,
  },
];
