import type { ExpertiseProps } from '../sections/home/expertise.tsx';
import type { SolutionsProps } from '../sections/home/solutions.tsx';

/** What the home page only shows: these words stand in its document and not in its script. */
export const solutions = {
  heading: 'Three results we are hired for',
  lead: 'Start with one slow process. The next ones are easier to choose once the first has been measured.',
  items: [
    {
      title: 'Maximize Productivity',
      text: 'Models do the repeated reading, sorting and drafting. Your team keeps the decisions and the cases that need judgment.',
      points: ['Inbox and document sorting', 'Drafts for a person to approve', 'A queue for the doubtful cases'],
      action: { label: 'Get Started', to: '/contact' },
      tone: 'accent',
      image: { name: 'vignette-queue', alt: 'Work list in which a few cases are left for a person' },
    },
    {
      title: 'Optimize Workflow',
      text: 'Agents, smart contracts and written rules replace handovers, so work moves on without anyone having to chase it.',
      points: ['Approvals with a written rule', 'Agents that log every step', 'Contracts that release payments'],
      action: { label: 'Get Started', to: '/contact' },
      tone: 'accent',
      image: {
        name: 'vignette-flow',
        alt: 'Flow in which intake, checks and approval lead through an agent, a contract and a rule to done',
      },
    },
    {
      title: 'Achieve Business Goals',
      text: 'Agree on one number, measure it from the first release, and steer the work by it until it is reached.',
      points: ['A goal both sides have signed', 'Measured before and after', 'A clear point to stop'],
      action: { label: 'Get Started', to: '/contact' },
      tone: 'accent',
      image: { name: 'vignette-target', alt: 'Bar chart that climbs to a target line' },
    },
  ],
} satisfies SolutionsProps;

export const expertise = {
  heading: 'Our Expertise',
  lead: 'Eighteen fields we build in. If yours is missing, ask: it is probably close to one of these.',
  keys: 'Arrow keys go from field to field.',
  items: [
    {
      name: 'Blockchain',
      icon: 'blocks',
      title: 'Shared records without a referee',
      text: 'Ledgers for parties that do not fully trust each other but must agree on what happened.',
    },
    {
      name: 'AI',
      icon: 'brain-circuit',
      title: 'Software for unclear cases',
      text: 'Systems that classify, predict and draft where fixed rules would need too many exceptions to maintain.',
    },
    {
      name: 'NLP',
      icon: 'text-search',
      title: 'Text turned into fields',
      text: 'Extraction, search and summaries for contracts, tickets and reports that people would otherwise read line by line.',
    },
    {
      name: 'DeFi',
      icon: 'coins',
      title: 'Finance run by contract code',
      text: 'Lending, staking and settlement logic, with limits and emergency stops agreed before the first deposit.',
    },
    {
      name: 'Web & Mobile Application',
      icon: 'monitor-smartphone',
      title: 'One product on every screen',
      text: 'Browser and phone apps that share one design, one interface to your systems and one release routine.',
    },
    {
      name: 'Multi-Model AI',
      icon: 'layers',
      title: 'Several models, one result',
      text: 'A router sends each task to the model that suits it, so cost and quality can be set separately.',
    },
    {
      name: 'Smart Contract',
      icon: 'file-code',
      title: 'Terms that execute themselves',
      text: 'Agreements written as code, tested against misuse, and documented so that a lawyer can check what they do.',
    },
    {
      name: 'DEX & CEX',
      icon: 'arrow-left-right',
      title: 'Exchanges, with or without custody',
      text: 'Order matching, liquidity pools and custody for trading venues, built around the rules of your market.',
    },
    {
      name: 'Cloud Infrastructure',
      icon: 'cloud',
      title: 'Environments that can be rebuilt',
      text: 'Networks, servers and databases described in code, so that a lost environment is a rerun and not a crisis.',
    },
    {
      name: 'Machine Learning',
      icon: 'trending-up',
      title: 'Forecasts with a known error',
      text: 'Models that predict demand, risk or failure, delivered with their error rate and the conditions under which they break.',
    },
    {
      name: 'NFT Platform',
      icon: 'gem',
      title: 'Ownership you can transfer',
      text: 'Minting, marketplaces and royalties for tickets, licenses and collectibles, including what happens when a wallet is lost.',
    },
    {
      name: 'IOT',
      icon: 'radio-tower',
      title: 'Readings you can act on',
      text: 'Sensors, gateways and alerts that keep working through a lost connection and catch up without gaps afterwards.',
    },
    {
      name: 'Deep learning',
      icon: 'network',
      title: 'Models for images and sound',
      text: 'Neural networks for inspection, speech and documents, trained on your examples and tested on ones they never saw.',
    },
    {
      name: 'Tokenomics',
      icon: 'scale',
      title: 'Incentives tested before launch',
      text: 'Supply, rewards and vesting are simulated first, so that the design fails on paper and not in public.',
    },
    {
      name: 'Consensus Algorithms',
      icon: 'vote',
      title: 'Agreement between unequal nodes',
      text: 'Choosing and tuning how a network agrees, weighing speed, cost and the number of faults it tolerates.',
    },
    {
      name: 'Metaverse',
      icon: 'glasses',
      title: 'Shared rooms with a purpose',
      text: 'Three-dimensional spaces for training, showrooms and events, used where a flat page cannot show the thing.',
    },
    {
      name: 'Business Intelligence',
      icon: 'chart-pie',
      title: 'Reports with one definition',
      text: 'Dashboards in which a sale, a customer and a margin mean the same thing in every department.',
    },
    {
      name: 'ETL',
      icon: 'database-zap',
      title: 'Data moved with a receipt',
      text: 'Pipelines that extract, check and load your data, and stop with a reason when a source changes.',
    },
  ],
} satisfies ExpertiseProps;
