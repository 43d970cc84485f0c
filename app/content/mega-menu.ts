import type { MenuPanel } from '../layouts/header/mega-panel.tsx';

export type MenuName = 'services' | 'products';

/**
 * The two panels of the desktop menu; the mobile menu takes its links from here. The first entry of each is the one
 * selected at first.
 */
export const megaMenu: Record<MenuName, MenuPanel> = {
  services: {
    all: { label: 'All services', to: '/services' },
    entries: [
      {
        name: 'Blockchain apps',
        icon: 'blocks',
        text: 'Ledgers, smart contracts and tokens for businesses that need a record nobody can quietly change. Audited before deployment.',
        features: [
          { title: 'Smart contracts', content: 'Rules as reviewed code' },
          { title: 'Tokens', content: 'Supply, vesting and launch' },
          { title: 'Private networks', content: 'Ledgers shared by partners' },
          { title: 'Key custody', content: 'Wallets, roles and recovery' },
        ],
        link: { label: 'See blockchain services', to: '/services/blockchain' },
        picture: { name: 'ledger-night', alt: 'Blocks in a chain above a contract that has passed its audit' },
      },
      {
        name: 'Generative AI',
        icon: 'sparkles',
        text: 'Assistants and agents that show their sources, keep to their limits and ask a person when they should.',
        features: [
          { title: 'Assistants', content: 'Replies with the source attached' },
          { title: 'Agents', content: 'Multi-step work, approved' },
          { title: 'Evaluation', content: 'Your cases as the test' },
          { title: 'Private models', content: 'Hosted where data may be' },
        ],
        link: { label: 'See generative AI services', to: '/services/generative-ai' },
        picture: { name: 'agent-graph-night', alt: "An agent's steps from request to answer, with a human review" },
      },
      {
        name: 'Web development',
        icon: 'panels-top-left',
        text: 'Websites, shops and portals with a budget for speed, checked for accessibility and easy to edit.',
        features: [
          { title: 'Websites', content: 'Fast pages, editable content' },
          { title: 'Shops', content: 'Stock, checkout and payment' },
          { title: 'Portals', content: 'Roles, sign-in, self-service' },
          { title: 'Accessibility', content: 'Checks, fixes, statement' },
        ],
        link: { label: 'See web development', to: '/services/web-development' },
        picture: { name: 'build-web-mobile-code', alt: 'A web app for shipments beside its deployment run' },
      },
      {
        name: 'App development',
        icon: 'smartphone',
        text: 'Mobile apps for customers and field teams that keep working offline, from prototype to store review and upkeep.',
        features: [
          { title: 'Native', content: 'Swift and Kotlin' },
          { title: 'Cross-platform', content: 'Both stores, shared code' },
          { title: 'Offline sync', content: 'Queues and conflict rules' },
          { title: 'App upkeep', content: 'Updates and crash fixes' },
        ],
        link: { label: 'See app development', to: '/services/app-development' },
        picture: { name: 'phones', alt: 'A fleet app and a delivery app on phones' },
      },
      {
        name: 'Custom development',
        icon: 'square-terminal',
        text: 'Software for the process only your company has, handed over with source, tests and documentation.',
        features: [
          { title: 'Business systems', content: 'Your rules and exceptions' },
          { title: 'Integration', content: 'Interfaces instead of retyping' },
          { title: 'Legacy replacement', content: 'Step by step, reversible' },
          { title: 'Takeover', content: 'Inherited code made buildable' },
        ],
        link: { label: 'See custom development', to: '/services/custom-development' },
        picture: { name: 'editor-night', alt: 'Program code beside a chart of its effect' },
      },
      {
        name: 'Cloud services',
        icon: 'cloud',
        text: 'Consulting, transition, operations, 24x7 support and cost optimization on cloud accounts that remain yours.',
        features: [
          { title: 'Consulting', content: 'What belongs where, and why' },
          { title: 'Transition', content: 'Rehearsed moves, tested rollback' },
          { title: 'DevOps', content: 'Pipelines as a service' },
          { title: '24x7 support', content: 'On call at any hour' },
        ],
        link: { label: 'See cloud services', to: '/services/cloud-service' },
        picture: { name: 'finops-dashboard', alt: 'Daily cloud spending with a forecast for the month' },
      },
    ],
  },
  products: {
    entries: [
      {
        name: 'Signchain',
        note: 'Signing and contracts',
        icon: 'signature',
        text: 'Send, sign and check contracts. The proof is on a blockchain, and your signers pay nothing for it.',
        features: [
          { title: 'Secure signing', content: 'Encrypted, ordered, logged' },
          { title: 'Validation on demand', content: 'Any copy checked' },
          { title: 'Gasless transactions', content: 'No wallet, no coin' },
          { title: 'Notifications and triggers', content: 'The next step starts itself' },
        ],
        link: { label: 'See Signchain', to: '/signchain' },
        picture: { name: 'signchain-contract', alt: 'An agreement with signatures and a verification seal' },
      },
      {
        name: 'Finops Cloudsanalytics',
        note: 'Cloud cost analytics',
        icon: 'chart-column',
        text: "Cloud cost analytics and FinOps: today's spending, the team behind it and the likely sum at month end.",
        features: [
          { title: 'Cloud Cost Optimization', content: 'Waste found and priced' },
          { title: 'Cloud Consulting & Strategy', content: 'Options compared on cost' },
          { title: '24x7 Support', content: 'Anomalies reach a person' },
          { title: 'DevOps as a Service', content: 'Costs traced to releases' },
        ],
        link: { label: 'See Finops Cloudsanalytics', to: '/finopcloud' },
        picture: { name: 'finops-dashboard', alt: 'A cost dashboard with daily bars, a limit and proposed savings' },
      },
    ],
  },
};
