import type { MenuEntry } from '../../layouts/header/mega-panel.tsx';

export const signing: MenuEntry = {
  name: 'Signchain',
  note: 'Signing and contracts',
  icon: 'signature',
  text: 'Send, sign and check contracts. The proof is on a blockchain, and your signers pay nothing for it.',
  features: [
    { title: 'Secure signing', text: 'Encrypted, ordered, logged' },
    { title: 'Validation on demand', text: 'Any copy checked' },
    { title: 'Gasless transactions', text: 'No wallet, no coin' },
    { title: 'Notifications and triggers', text: 'The next step starts itself' },
  ],
  link: { label: 'See Signchain', to: '/signchain' },
  picture: { name: 'signchain-contract', alt: 'An agreement with signatures and a verification seal' },
};

export const finops: MenuEntry = {
  name: 'Finops Cloudsanalytics',
  note: 'Cloud cost analytics',
  icon: 'chart-column',
  text: "Cloud cost analytics and FinOps: today's spending, the team behind it and the likely sum at month end.",
  features: [
    { title: 'Cloud Cost Optimization', text: 'Waste found and priced' },
    { title: 'Cloud Consulting & Strategy', text: 'Options compared on cost' },
    { title: '24x7 Support', text: 'Anomalies reach a person' },
    { title: 'DevOps as a Service', text: 'Costs traced to releases' },
  ],
  link: { label: 'See Finops Cloudsanalytics', to: '/finopcloud' },
  picture: { name: 'finops-dashboard', alt: 'A cost dashboard with daily bars and a forecast' },
};

/** The products in the panel of the desktop menu; the mobile menu takes its links from here. */
export const products: MenuEntry[] = [signing, finops];
