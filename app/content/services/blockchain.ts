import { pageTitle } from '../../../shared/fit-text.ts';
import { planTerms } from '../plan-terms.ts';
import type { Service } from '../service.ts';

/** /services/blockchain */
export const service = {
  slug: 'blockchain',
  order: 1,
  title: pageTitle('Blockchain development and audits'),
  description:
    'Smart contracts, tokens and private ledgers: specified in plain words, rehearsed on a testnet, audited by outsiders, with keys under your control.',
  menu: {
    name: 'Blockchain apps',
    icon: 'blocks',
    text: 'Ledgers, smart contracts and tokens for businesses that need a record nobody can quietly change. Audited before deployment.',
    features: [
      { title: 'Smart contracts', text: 'Rules as reviewed code' },
      { title: 'Tokens', text: 'Supply, vesting and launch' },
      { title: 'Private networks', text: 'Ledgers shared by partners' },
      { title: 'Key custody', text: 'Wallets, roles and recovery' },
    ],
    action: 'See blockchain services',
    picture: { name: 'ledger-night', alt: 'Blocks in a chain above a contract that has passed its audit' },
  },
  footer: 'Blockchain',
  line: 'Records nobody can quietly change',
  hero: {
    here: 'Blockchain',
    heading: 'Blockchain records nobody can quietly change',
    lead: 'We design ledgers, tokens and smart contracts for companies that must prove who agreed to what, then test them, have them audited and deploy with your keys.',
    illustration: 'hero-blockchain',
    shot: {
      name: 'ledger-night',
      alt: 'Four linked blocks, a settlement contract and its audit result',
      kind: 'panel',
    },
  },
  features: {
    heading: 'From ledger question to live contract',
    lead: 'Each stage ends with something you can read, run or hand to an auditor.',
    items: [
      {
        title: 'Smart contracts',
        icon: 'file-code',
        text: 'Rules for payments, transfers and votes written as code, specified first in sentences your lawyer can check.',
        points: ['Specification before the first line', 'Property tests and fuzzing', 'Upgrade path agreed in writing'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Tokens and exchanges',
        icon: 'coins',
        text: 'Token supply, vesting and trading rules modeled before launch, so nobody discovers an inflation bug in public.',
        points: ['Supply model you can rerun', 'Vesting enforced on chain', 'Fallbacks for price oracles'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Private ledgers',
        icon: 'network',
        text: 'Permissioned networks for partners who share records but not databases, with membership and privacy settled up front.',
        points: ['Node roles for each partner', 'Personal data kept off chain', 'Rules for joining and leaving'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
    ],
  },
  parts: {
    heading: 'Blockchain work, piece by piece',
    lead: [
      'Hire us for a whole system or for the part your own team would rather not learn in production.',
      'Each piece has a written scope and an end.',
    ],
    items: [
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
    heading: 'Mainnet is the last step',
    paragraphs: [
      'A contract on a public chain cannot be patched like a web page. So we begin with a threat model: who could gain, from which function, at what cost. The model names the invariants, and each invariant becomes a test that runs on every change.',
      'Next comes a testnet, with the same deployment scripts, roles and monitoring as production. Your staff sign real transactions with worthless coins, lose a key on purpose and recover from it. Gas is measured for the ordinary case and the worst one, because users pay for both.',
      'Before value moves, people outside our team review the frozen code and report to you. We fix, they confirm, and the deployed bytecode is verified against the source. After launch, alerts watch for unusual calls, and a pause procedure names who may use it.',
    ],
    items: [
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
  exhibitAfter: 'features',
  signature: {
    kind: 'opened-block',
    heading: 'One block, opened',
    lead: 'A bill of lading of Saltmarsh Cargo Co., as six partners keep it since 14 November 2026. Sample data.',
    before: { name: 'Block 48 210', text: 'Its fingerprint goes into the next one.' },
    after: { name: 'Block 48 212', value: 'not sealed yet', text: 'It will hold the fingerprint of this one.' },
    fields: [
      { name: 'Number', value: '48 211', text: 'Its place in the chain. A block cannot be slipped in between.' },
      { name: 'Sealed at', value: '2026-11-14 06:20:07 UTC', text: 'Four of six partners agreed on the minute.' },
      {
        name: 'Fingerprint of block 48 210',
        value: '9c41 7be0 52d8 … a6f3',
        text: 'Ties it to everything before. Change an old entry, and this line is wrong.',
        isMark: true,
      },
      { name: 'Entry 1', value: 'lading SC-2291 → Mehra Legal LLP', text: 'Who passed which paper to whom.' },
      {
        name: 'Entry 2',
        value: 'release on 4 signatures, 3 given',
        text: 'A rule and not a promise: the fourth opens it.',
      },
      {
        name: 'Kept elsewhere',
        value: '2 scanned pages, by fingerprint',
        text: 'Names and prices stay with their owners, so they can be deleted.',
      },
      { name: 'Sealed by', value: 'harbor node, key 03', text: 'A partner, not us. We hold no key to this ledger.' },
    ],
  },
  industries: {
    heading: 'Our Solutions',
    lead: 'Eight fields in which several parties write to the same record.',
    items: [
      {
        number: '01',
        title: 'Trade finance',
        text: 'Bills of lading and letters of credit released when every party has signed, not when a courier arrives.',
      },
      {
        number: '02',
        title: 'Supply chains',
        text: 'Batch, origin and temperature recorded at each handover, so a recall reaches only the crates concerned.',
      },
      {
        number: '03',
        title: 'Property registers',
        text: 'Title transfers with escrow: the deed and the money move together, or neither moves.',
      },
      {
        number: '04',
        title: 'Insurance',
        text: 'Claims paid by contract when an agreed data source reports the flood, the frost or the delay.',
      },
      {
        number: '05',
        title: 'Clinical research',
        text: 'Consent forms and trial protocols time-stamped by hash, while patient data stays in the hospital.',
      },
      {
        number: '06',
        title: 'Academic credentials',
        text: 'Diplomas issued as verifiable credentials that an employer can check without phoning the registrar.',
      },
      {
        number: '07',
        title: 'Energy trading',
        text: 'Metered surplus settled between neighbors and grid operators from signed readings, with a path for disputes.',
      },
      {
        number: '08',
        title: 'Public records',
        text: 'Permits, tenders and land use decisions published with proof of date, version and author.',
      },
    ],
  },
  plans: {
    sample: true,
    heading: 'Choose how the team joins',
    lead: 'All three begin with the trial, bill by the month and follow the hours used.',
    items: [
      {
        title: 'Dedicated developer',
        text: 'One blockchain engineer inside your team, in your repository and your stand-up.',
        tone: 'plain',
        capacity: { hours: '200', unit: 'hours per month' },
        points: planTerms,
      },
      {
        title: 'Contract delivery team',
        text: 'Engineer, tester and reviewer who take a contract from specification to audit.',
        tone: 'line',
        capacity: { roles: ['Engineer', 'Tester', 'Reviewer'] },
        points: planTerms,
      },
      {
        title: 'Network operations',
        text: 'Monitoring, upgrades and incident handling for contracts and nodes already live.',
        tone: 'plain',
        capacity: { days: 'Nodes watched on every day of the month' },
        points: planTerms,
      },
    ],
  },
  banner: {
    subtitle: 'Ask before you build',
    heading: 'Not sure it needs a chain?',
    text: 'Our first call is about who writes, who reads, who is not trusted and what happens when the parties disagree. Some of it is answered below.',
    action: { label: 'Learn more', to: '#learn-more' },
  },
  faq: {
    sample: true,
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
