import type { BannerProps } from '../sections/banner/banner.tsx';
import type { PostTeaserProps } from '../sections/blog/post-teaser.tsx';
import type { ExpertiseProps } from '../sections/home/expertise.tsx';
import type { HeroProps } from '../sections/home/hero.tsx';
import type { IndustryProps } from '../sections/home/industry.tsx';
import type { OfferProps } from '../sections/home/offer.tsx';
import type { ServiceTilesProps } from '../sections/home/service-tiles.tsx';
import type { SolutionsProps } from '../sections/home/solutions.tsx';
import type { StatisticsProps } from '../sections/home/statistics.tsx';
import { latestPosts } from './latest-posts.ts';
import { reasons } from './reasons.ts';

/** / */
export const home = {
  meta: {
    title: 'Solvane: generative AI and blockchain, put to work',
    description:
      'Solvane designs, builds and runs AI, blockchain, web, mobile, custom software and cloud services for startups, small businesses, enterprises and agencies.',
  },
  hero: {
    heading: 'Generative AI and blockchain, put to work',
    paragraph:
      'We build AI, blockchain, web, mobile, custom software and cloud services for companies of every size, and we agree on the result before we start.',
    action: { label: 'Get Started', to: '/contact' },
    link: { label: 'See our services', to: '/services' },
  } satisfies HeroProps,
  statistics: {
    heading: 'Small teams, software you can check',
    text: 'Solvane was established in 2022. What we build, you can run and read without us in the room.',
    action: { label: 'About the company', to: '/about' },
    cards: [
      { figure: '50+', label: 'clients served' },
      { figure: '70+', label: 'projects delivered' },
    ],
  } satisfies StatisticsProps,
  solutions: {
    heading: 'Three results we are hired for',
    lead: 'Start with one slow process. The next ones are easier to choose once the first has been measured.',
    cards: [
      {
        title: 'Maximize Productivity',
        description:
          'Models do the repeated reading, sorting and drafting. Your team keeps the decisions and the cases that need judgment.',
        listItems: ['Inbox and document sorting', 'Drafts for a person to approve', 'A queue for the doubtful cases'],
        buttonText: 'Get Started',
        buttonColor: 'accent',
        link: '/contact',
        image: { name: 'vignette-queue', alt: 'Work list in which a few cases are left for a person' },
      },
      {
        title: 'Optimize Workflow',
        description:
          'Agents, smart contracts and written rules replace handovers, so work moves on without anyone having to chase it.',
        listItems: ['Approvals with a written rule', 'Agents that log every step', 'Contracts that release payments'],
        buttonText: 'Get Started',
        buttonColor: 'solid',
        link: '/contact',
        image: {
          name: 'vignette-flow',
          alt: 'Flow in which intake, checks and approval lead through an agent, a contract and a rule to done',
        },
      },
      {
        title: 'Achieve Business Goals',
        description:
          'Agree on one number, measure it from the first release, and steer the work by it until it is reached.',
        listItems: ['A goal both sides have signed', 'Measured before and after', 'A clear point to stop'],
        buttonText: 'Get Started',
        buttonColor: 'solid',
        link: '/contact',
        image: { name: 'vignette-target', alt: 'Bar chart that climbs to a target line' },
      },
    ],
  } satisfies SolutionsProps,
  serviceTiles: {
    heading: 'From first strategy to steady operation',
    lead: 'Take these services one by one, or as one contract with one team.',
    link: '/service-details',
    tiles: [
      {
        title: 'AI and Blockchain Strategy Consulting',
        icon: 'compass',
        text: 'Find the cases worth building, with costs, risks and the reasons against them written down before you commit.',
      },
      {
        title: 'Custom AI Model Development',
        icon: 'brain-circuit',
        text: 'Models trained or tuned on your own data, and compared with the work they are meant to replace.',
      },
      {
        title: 'Continuous Improvement and Compliance',
        icon: 'shield-check',
        text: 'Monitoring, retraining and audit trails, so a system stays accurate and explainable after the launch team has left.',
      },
      {
        title: 'Flexible Resource Management Solutions',
        icon: 'users',
        text: 'Engineers by the month, added or released as your roadmap changes, working in your tools and your routines.',
      },
    ],
  } satisfies ServiceTilesProps,
  offer: {
    heading: 'What We Offer',
    lead: 'The same engineers for everyone. What changes with your size is how much structure we put around them.',
    tiles: [
      {
        title: 'Startups',
        text: 'A first product small enough to ship, on a code base that later investors and engineers can inspect.',
        image: 'audience-startups',
      },
      {
        title: 'Small & Medium Businesses',
        text: 'Automation for the work you repeat most, connected to the tools you already pay for and know how to use.',
        image: 'audience-smb',
      },
      {
        title: 'Enterprises',
        text: 'AI and ledgers with access rules, logs and documents that your security and legal teams can review in full.',
        image: 'audience-enterprises',
      },
      {
        title: 'Agencies',
        text: 'An engineering partner behind your brand, who leaves the client to you and keeps to your dates.',
        image: 'audience-agencies',
      },
    ],
    more: [
      'Read on about ',
      { text: 'chatbots for customer support', to: '/home-2' },
      ' or ',
      { text: 'AI in everyday business decisions', to: '/home-3' },
      '.',
    ],
    reasons: {
      heading: 'Why Choose Us',
      text: reasons,
      action: { label: 'More reasons to choose us', to: '/why-choose-us' },
    },
  } satisfies OfferProps,
  industry: {
    heading: 'Innovation that holds up in your industry',
    paragraph:
      'Factories, clinics, banks and shops differ in their rules, and agree on one point: an agent is useful when you can see each step it took and stop it.',
    checklist: [
      'Predictions come from the data you already hold.',
      'Agents work within limits, keep logs and ask a person.',
      'Records for audits and disputes reveal any later change.',
      'New systems connect to the ones your staff use today.',
      'Cloud costs are planned before they are spent.',
    ],
    actions: [
      { label: 'Talk to an engineer', to: '/contact' },
      { label: 'See sample projects', to: '/portfolio' },
    ],
    image: {
      name: 'agent-graph-night',
      alt: 'Diagram of an AI agent run: planner, retrieval, model, tools, guardrails and a human review, with its trace below',
    },
  } satisfies IndustryProps,
  banner: {
    heading: 'Bring us your slowest process',
    text: 'Describe it in a few lines. You get a first opinion, including whether AI is the right tool for it at all.',
    action: { label: 'Contact Us Now', to: '/contact' },
    image: 'banner-sol',
  } satisfies BannerProps,
  expertise: {
    heading: 'Our Expertise',
    lead: 'Eighteen fields we build in. If yours is missing, ask: it is probably close to one of these.',
    tiles: [
      {
        name: 'Blockchain',
        icon: 'blocks',
        title: 'Shared records without a referee',
        content: 'Ledgers for parties that do not fully trust each other but must agree on what happened.',
      },
      {
        name: 'AI',
        icon: 'brain-circuit',
        title: 'Software for unclear cases',
        content:
          'Systems that classify, predict and draft where fixed rules would need too many exceptions to maintain.',
      },
      {
        name: 'NLP',
        icon: 'text-search',
        title: 'Text turned into fields',
        content:
          'Extraction, search and summaries for contracts, tickets and reports that people would otherwise read line by line.',
      },
      {
        name: 'DeFi',
        icon: 'coins',
        title: 'Finance run by contract code',
        content:
          'Lending, staking and settlement logic, with limits and emergency stops agreed before the first deposit.',
      },
      {
        name: 'Web & Mobile Application',
        icon: 'monitor-smartphone',
        title: 'One product on every screen',
        content: 'Browser and phone apps that share one design, one interface to your systems and one release routine.',
      },
      {
        name: 'Multi-Model AI',
        icon: 'layers',
        title: 'Several models, one result',
        content: 'A router sends each task to the model that suits it, so cost and quality can be set separately.',
      },
      {
        name: 'Smart Contract',
        icon: 'file-code',
        title: 'Terms that execute themselves',
        content:
          'Agreements written as code, tested against misuse, and documented so that a lawyer can check what they do.',
      },
      {
        name: 'DEX & CEX',
        icon: 'arrow-left-right',
        title: 'Exchanges, with or without custody',
        content:
          'Order matching, liquidity pools and custody for trading venues, built around the rules of your market.',
      },
      {
        name: 'Cloud Infrastructure',
        icon: 'cloud',
        title: 'Environments that can be rebuilt',
        content:
          'Networks, servers and databases described in code, so that a lost environment is a rerun and not a crisis.',
      },
      {
        name: 'Machine Learning',
        icon: 'trending-up',
        title: 'Forecasts with a known error',
        content:
          'Models that predict demand, risk or failure, delivered with their error rate and the conditions under which they break.',
      },
      {
        name: 'NFT Platform',
        icon: 'gem',
        title: 'Ownership you can transfer',
        content:
          'Minting, marketplaces and royalties for tickets, licenses and collectibles, including what happens when a wallet is lost.',
      },
      {
        name: 'IOT',
        icon: 'radio-tower',
        title: 'Readings you can act on',
        content:
          'Sensors, gateways and alerts that keep working through a lost connection and catch up without gaps afterwards.',
      },
      {
        name: 'Deep learning',
        icon: 'network',
        title: 'Models for images and sound',
        content:
          'Neural networks for inspection, speech and documents, trained on your examples and tested on ones they never saw.',
      },
      {
        name: 'Tokenomics',
        icon: 'scale',
        title: 'Incentives tested before launch',
        content:
          'Supply, rewards and vesting are simulated first, so that the design fails on paper and not in public.',
      },
      {
        name: 'Consensus Algorithms',
        icon: 'vote',
        title: 'Agreement between unequal nodes',
        content:
          'Choosing and tuning how a network agrees, weighing speed, cost and the number of faults it tolerates.',
      },
      {
        name: 'Metaverse',
        icon: 'glasses',
        title: 'Shared rooms with a purpose',
        content:
          'Three-dimensional spaces for training, showrooms and events, used where a flat page cannot show the thing.',
      },
      {
        name: 'Business Intelligence',
        icon: 'chart-pie',
        title: 'Reports with one definition',
        content: 'Dashboards in which a sale, a customer and a margin mean the same thing in every department.',
      },
      {
        name: 'ETL',
        icon: 'database-zap',
        title: 'Data moved with a receipt',
        content: 'Pipelines that extract, check and load your data, and stop with a reason when a source changes.',
      },
    ],
  } satisfies ExpertiseProps,
  blog: {
    heading: 'Find out more in our recent blogs',
    action: { label: 'All articles', to: '/blog' },
    posts: latestPosts,
  } satisfies PostTeaserProps,
};
