import type { Service } from '../../sections/service/service-page.tsx';
import { planTerms } from './plan-terms.ts';

/** /services/blockchain */
export const blockchain = {
  meta: {
    title: 'Blockchain development and audits | Solvane',
    description:
      'Smart contracts, tokens and private ledgers: specified in plain words, rehearsed on a testnet, audited by outsiders, with keys under your control.',
  },
  hero: {
    name: 'Blockchain',
    heading: 'Blockchain records nobody can quietly change',
    paragraph:
      'We design ledgers, tokens and smart contracts for companies that must prove who agreed to what, then test them, have them audited and deploy with your keys.',
    art: 'hero-blockchain',
    shot: {
      name: 'ledger-night',
      alt: 'Four linked blocks, a settlement contract and its audit result',
      ground: 'panel',
    },
  },
  intro: {
    heading: 'From ledger question to live contract',
    lead: 'Each stage ends with something you can read, run or hand to an auditor.',
    cards: [
      {
        title: 'Smart contracts',
        icon: 'file-code',
        description:
          'Rules for payments, transfers and votes written as code, specified first in sentences your lawyer can check.',
        listItems: [
          'Specification before the first line',
          'Property tests and fuzzing',
          'Upgrade path agreed in writing',
        ],
        buttonText: 'Get Started',
        buttonColor: 'accent',
        link: '/contact',
      },
      {
        title: 'Tokens and exchanges',
        icon: 'coins',
        description:
          'Token supply, vesting and trading rules modeled before launch, so nobody discovers an inflation bug in public.',
        listItems: ['Supply model you can rerun', 'Vesting enforced on chain', 'Fallbacks for price oracles'],
        buttonText: 'Get Started',
        buttonColor: 'solid',
        link: '/contact',
      },
      {
        title: 'Private ledgers',
        icon: 'network',
        description:
          'Permissioned networks for partners who share records but not databases, with membership and privacy settled up front.',
        listItems: ['Node roles for each partner', 'Personal data kept off chain', 'Rules for joining and leaving'],
        buttonText: 'Get Started',
        buttonColor: 'solid',
        link: '/contact',
      },
    ],
  },
  services: {
    sectionTitle: 'Blockchain work, piece by piece',
    introParagraph1: 'Hire us for a whole system or for the part your own team would rather not learn in production.',
    introParagraph2: 'Each piece has a written scope and an end.',
    services: [
      {
        title: 'Ledger assessment',
        icon: 'scale',
        text: 'We test your case against a plain database, and say so when the database wins.',
      },
      {
        title: 'Contract engineering',
        icon: 'braces',
        text: 'Solidity or Rust code with unit tests, invariants and a gas report in every pull request.',
      },
      {
        title: 'Audit preparation',
        icon: 'clipboard-check',
        text: 'Threat model, frozen code, documentation and fixes, so external auditors spend their hours on the hard questions.',
      },
      {
        title: 'Key management',
        icon: 'key-round',
        text: 'Multisignature wallets, hardware modules or a licensed custodian, with signing ceremonies written down and rehearsed.',
      },
    ],
  },
  story: {
    title: 'Mainnet is the last step',
    paragraphs: [
      'A contract on a public chain cannot be patched like a web page. So we begin with a threat model: who could gain, from which function, at what cost. The model names the invariants, and each invariant becomes a test that runs on every change.',
      'Next comes a testnet, with the same deployment scripts, roles and monitoring as production. Your staff sign real transactions with worthless coins, lose a key on purpose and recover from it. Gas is measured for the ordinary case and the worst one, because users pay for both.',
      'Before value moves, people outside our team review the frozen code and report to you. We fix, they confirm, and the deployed bytecode is verified against the source. After launch, alerts watch for unusual calls, and a pause procedure names who may use it.',
    ],
    features: [
      { icon: 'flask-conical', text: 'Testnet rehearsal with your staff' },
      { icon: 'shield-check', text: 'Outside audit before value moves' },
      { icon: 'fuel', text: 'Gas measured in the worst case' },
      { icon: 'vault', text: 'Production keys never with us' },
    ],
    image: {
      name: 'contract-path',
      alt: "A contract's path from specification through testnet and audit to mainnet, with the audit stage lit",
    },
  },
  solutions: {
    heading: 'Our Solutions',
    lead: 'Eight fields in which several parties write to the same record.',
    items: [
      {
        id: '01',
        title: 'Trade finance',
        description:
          'Bills of lading and letters of credit released when every party has signed, not when a courier arrives.',
      },
      {
        id: '02',
        title: 'Supply chains',
        description:
          'Batch, origin and temperature recorded at each handover, so a recall reaches only the crates concerned.',
      },
      {
        id: '03',
        title: 'Property registers',
        description: 'Title transfers with escrow: the deed and the money move together, or neither moves.',
      },
      {
        id: '04',
        title: 'Insurance',
        description: 'Claims paid by contract when an agreed data source reports the flood, the frost or the delay.',
      },
      {
        id: '05',
        title: 'Clinical research',
        description:
          'Consent forms and trial protocols time-stamped by hash, while patient data stays in the hospital.',
      },
      {
        id: '06',
        title: 'Academic credentials',
        description:
          'Diplomas issued as verifiable credentials that an employer can check without phoning the registrar.',
      },
      {
        id: '07',
        title: 'Energy trading',
        description:
          'Metered surplus settled between neighbors and grid operators from signed readings, with a path for disputes.',
      },
      {
        id: '08',
        title: 'Public records',
        description: 'Permits, tenders and land use decisions published with proof of date, version and author.',
      },
    ],
  },
  plans: {
    heading: 'Choose how the team joins',
    subTitle: 'All three begin with the trial, bill by the month and follow the hours used.',
    data: [
      {
        title: 'Dedicated developer',
        description: 'One blockchain engineer inside your team, in your repository and your stand-up.',
        background: true,
        capacity: { hours: '200', unit: 'hours per month' },
        list: planTerms,
      },
      {
        title: 'Contract delivery team',
        description: 'Engineer, tester and reviewer who take a contract from specification to audit.',
        background: false,
        capacity: 'team',
        list: planTerms,
      },
      {
        title: 'Network operations',
        description: 'Monitoring, upgrades and incident handling for contracts and nodes already live.',
        background: true,
        capacity: 'ongoing',
        list: planTerms,
      },
    ],
  },
  banner: {
    title: 'Not sure it needs a chain?',
    subtitle: 'Ask before you build',
    description:
      'Our first call is about who writes, who reads, who is not trusted and what happens when the parties disagree. Some of it is answered below.',
    button: { label: 'Learn more', to: '#learn-more' },
  },
  faq: {
    heading: 'Questions about blockchain projects',
    lead: 'Short answers first; the details depend on your ledger.',
    items: [
      {
        question: 'Do we need a blockchain at all?',
        answer:
          'Often not. If one party may run the database and everyone trusts it, a database is cheaper and faster. A chain earns its cost when several parties write, none should control the record, and a later dispute is likely. Our assessment ends with a yes or a no.',
      },
      {
        question: 'Public chain or private network?',
        answer:
          'Public chains give independent proof, charge gas per transaction and can be read by anyone. Private networks hide data and have no gas market, but their members must run nodes and agree on governance. We compare both against your volume, privacy duties and exit plan.',
      },
      {
        question: 'Who audits the smart contracts?',
        answer:
          'Not the people who wrote them. Our own review comes first, then an independent firm that you approve and hire directly, so its report belongs to you. Findings stay in the repository with their status. We do not deploy over an open critical finding.',
      },
      {
        question: 'Who holds the private keys?',
        answer:
          'You do, or a custodian you appoint. We set up multisignature approval, hardware signing and recovery, then rehearse losing a key. Our engineers work with testnet keys; production roles go to your people, and each grant is recorded on chain.',
      },
      {
        question: 'What does it cost, and who owns it?',
        answer:
          'A defined contract is quoted as a fixed-cost project; open-ended work follows a plan from this page and is invoiced monthly by use. Audit fees and gas are separate and shown separately. Source code, tests and deployment scripts become yours as they are paid for.',
      },
      {
        question: 'What do you refuse to build?',
        answer:
          'Tokens whose only purpose is resale, mixers, schemes that promise returns, and contracts with a hidden owner function. We also turn down launches that skip the audit to meet a date. If your lawyers have not yet looked at a token sale, we wait for them.',
      },
    ],
  },
} satisfies Service;
