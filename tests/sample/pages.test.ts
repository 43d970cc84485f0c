import { expect, it } from 'vitest';
import type { Props as Account } from '../../app/blocks/account/schema.ts';
import type { Props as Channels } from '../../app/blocks/channels/schema.ts';
import type { Props as ContactWays } from '../../app/blocks/contact-ways/schema.ts';
import type { Props as DataAnalysis } from '../../app/blocks/data-analysis/schema.ts';
import type { Props as Faq } from '../../app/blocks/faq/schema.ts';
import type { Props as IllustratedHero } from '../../app/blocks/illustrated-hero/schema.ts';
import type { Props as NamedList } from '../../app/blocks/named-list/schema.ts';
import type { Props as NotFound } from '../../app/blocks/not-found/schema.ts';
import type { Props as Portraits } from '../../app/blocks/portraits/schema.ts';
import type { Props as Posts } from '../../app/blocks/posts/schema.ts';
import type { Props as QuestionList } from '../../app/blocks/question-list/schema.ts';
import type { Props as QuestionTopics } from '../../app/blocks/question-topics/schema.ts';
import type { Props as Quotes } from '../../app/blocks/quotes/schema.ts';
import type { Props as SampleArticle } from '../../app/blocks/sample-article/schema.ts';
import type { Props as TalkRun } from '../../app/blocks/talk-run/schema.ts';
import { footer } from '../../app/layouts/footer/footer-words.ts';
import { header, mobileMenu } from '../../app/layouts/header/header-words.ts';
import type { PagePath } from '../../shared/pages.ts';
import { block, openingOf } from '../support/blocks.ts';
import { content, sitePages } from '../support/content.ts';
import { home } from '../support/home.ts';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const { lists } = content;
const links = (all: readonly { label: string; to: string }[]) => all.map(({ label, to }) => `${label} ${to}`);

it('the site has the 29 addresses of the specification, the page about privacy, and the project about itself @sample @GEN-17', () => {
  const beside = ['/privacy', '/portfolio/this-website'];
  expect(sitePages.filter(({ path }) => !beside.includes(path))).toHaveLength(29);
  expect(sitePages).toHaveLength(29 + beside.length);
});

it('header, menu and footer lead where the specification says @sample @HDR-03 @HDR-04 @HDR-05 @HDR-06 @MOB-18 @FTR-01 @FTR-03 @FTR-06 @FTR-07 @FTR-08 @FTR-09 @FTR-10 @FTR-11 @FTR-12 @FTR-13 @FTR-14 @FTR-15 @FTR-16 @FTR-17 @FTR-20 @FTR-22', () => {
  expect(lists.menu.map((entry) => ('to' in entry ? `${entry.label} ${entry.to}` : entry.label))).toEqual([
    'Home /',
    'About /about',
    'Services',
    'Products',
    'Pricing /pricing',
    'Blog /blog',
  ]);
  expect(links([header.contact, ...header.account, ...mobileMenu.account])).toEqual([
    'Contact Us /contact',
    'Log in /login',
    'Sign up /signup',
    'Login /login',
    'Signup /signup',
  ]);
  expect(footer.heading).toBe("Let's get started and enjoy the power of AI");
  expect(footer.form.button).toBe('Get Started');
  expect(footer.text).toMatch(/^We use AI to solve business challenges .*give decision-makers data-driven insights/);
  expect(footer.columns.shared.map((name) => [footer.headings[name], links(lists.footer[name])])).toEqual([
    ['Primary Pages', ['Home /', 'About Us /about', 'Services /services', 'Pricing /pricing', 'Contact /contact']],
    ['Utility pages', ['Signup /signup', 'Login /login', '404 Not Found /error-404', 'Password Reset /reset-password']],
  ]);
  expect(footer.columns.outside.flatMap((name) => lists.footer[name].map(({ to }): string => to))).toEqual(
    expect.arrayContaining([
      '/signchain',
      '/finopcloud',
      '/team',
      '/services/cloud-service',
      '/services/blockchain',
    ] satisfies PagePath[]),
  );
  expect(footer.socials.links.map(({ label }) => label)).toEqual(['Facebook', 'Twitter', 'LinkedIn', 'Instagram']);
});

it('the home page says what the specification names @sample @HOM-01 @HOM-02 @HOM-05 @HOM-06 @HOM-09 @HOM-11 @HOM-12 @HOM-13 @HOM-14 @HOM-15 @HOM-16 @HOM-18 @HOM-19 @HOM-21 @RTE-24', () => {
  expect(home.hero.heading).toMatch(/generative AI.*blockchain/i);
  expect(home.hero.action.label).toBe('Get Started');
  expect(titles(home.solutions.items)).toEqual([
    'Maximize Productivity',
    'Optimize Workflow',
    'Achieve Business Goals',
  ]);
  expect(titles(home.serviceTiles.items)).toEqual([
    'AI and Blockchain Strategy Consulting',
    'Custom AI Model Development',
    'Continuous Improvement and Compliance',
    'Flexible Resource Management Solutions',
  ]);
  expect(home.offer.heading).toBe('What We Offer');
  expect(titles(home.offer.items)).toEqual(['Startups', 'Small & Medium Businesses', 'Enterprises', 'Agencies']);
  expect(home.offer.reasons.heading).toBe('Why Choose Us');
  expect(openingOf('/why-choose-us').heading).toBe('Why Choose Us');
  expect(home.industry.heading).toMatch(/innovation.*industry/i);
  expect(home.industry.points).toHaveLength(5);
  expect(home.banner.action.label).toBe('Contact Us Now');
  expect(home.expertise.heading).toBe('Our Expertise');
  expect(home.expertise.items.map(({ name }) => name)).toEqual([
    'Blockchain',
    'AI',
    'NLP',
    'DeFi',
    'Web & Mobile Application',
    'Multi-Model AI',
    'Smart Contract',
    'DEX & CEX',
    'Cloud Infrastructure',
    'Machine Learning',
    'NFT Platform',
    'IOT',
    'Deep learning',
    'Tokenomics',
    'Consensus Algorithms',
    'Metaverse',
    'Business Intelligence',
    'ETL',
  ]);
  expect(home.blog.heading).toBe('Find out more in our recent blogs');
});

it('the landing page about chatbots says what the specification names @sample @LND-01 @LND-02 @LND-03 @LND-04 @LND-05 @LND-06 @LND-07 @LND-08 @LND-09 @LND-10 @LND-24 @LND-26 @FTR-06', () => {
  const path = '/home-2';
  const hero = block<IllustratedHero>(path, 'illustrated-hero');
  const claims = block<TalkRun>(path, 'talk-run').items;
  const channels = block<Channels>(path, 'channels');
  expect(hero.heading).toBe('Enhance your communication skills with AI');
  expect(hero.action?.label).toBe('Start Chatting for Free');
  expect(titles(block<NamedList>(path, 'named-list').items)).toEqual([
    'Multilingual Support',
    'Intent Recognition',
    'Context Management',
  ]);
  expect(claims.map(({ heading, action }) => [heading, action?.label])).toEqual([
    ['Expression of like human attitude', 'Try It Now'],
    ['Faster means of communication', 'Try It Now'],
    ['Always provide the best answer', 'Try It Now'],
  ]);
  expect(channels.heading).toBe('Integrates your favorite channels');
  expect(channels.action.label).toBe('Explore Integrations');
  expect(channels.items.map(({ name }) => name)).toEqual(
    'WhatsApp Messenger Instagram Telegram Discord LINE Viber WeChat Gmail'.split(' '),
  );
  expect(block<Quotes>(path, 'quotes').items).toHaveLength(4);
  expect(block<Faq>(path, 'faq').items).toHaveLength(5);
  expect(block<ContactWays>(path, 'contact-ways').heading).toBe("Let's talk");
});

it('the landing page about business says what the specification names @sample @LND-12 @LND-14 @LND-15 @LND-16 @LND-17 @LND-18 @LND-19 @LND-20 @LND-21 @LND-28 @LND-29 @LND-30 @A-36', () => {
  const data = block<DataAnalysis>('/home-3', 'data-analysis');
  expect(openingOf('/home-3').heading).toMatch(/AI.*future.*business/);
  expect(titles(block<NamedList>('/home-3', 'named-list').items)).toEqual([
    'Enhanced Decision-Making',
    'Efficiency and Automation',
    'Customer Experiences',
  ]);
  expect([data, ...data.items].map(({ heading }) => heading)).toEqual([
    'Analyze any data perfectly with AI',
    'Widely used throughout the industry for work',
    'Manage large amounts of data',
  ]);
  expect(titles(block<NamedList>('/home-3', 'named-list', 1).items)).toEqual([
    'Data Analysis',
    'Automation',
    'Personalization',
    'Cost Savings',
    'Risk Management',
    'Innovation',
  ]);
  expect(block<Portraits>('/home-3', 'portraits').members).toHaveLength(3);
  const clients = block<Quotes>('/home-3', 'quotes');
  expect(clients.heading).toBe("Clients' experiences");
  expect(clients.items).toHaveLength(2);
  expect(block('/home-3', 'latest-posts')).toMatchObject({ heading: 'Latest articles' });
});

it('the blog holds the articles of the specification @sample @BLG-01 @BLG-02 @BLG-05 @BLG-08 @BLG-10 @BLG-11 @BLG-14 @BLG-17 @BLG-19 @BLG-20 @BLG-21 @BLG-22 @BLG-23 @BLG-28 @HOM-22 @HOM-23 @HOM-24', () => {
  const { posts, words } = content;
  const { reactions, form, post: shown } = block<SampleArticle>('/blog-details', 'sample-article');
  expect(openingOf('/blog').heading).toBe('Our Blog');
  expect(posts).toHaveLength(6);
  expect([...new Set(posts.map(({ category }) => category))].sort()).toEqual([
    'Artificial Intelligence',
    'Business',
    'Graphics',
    'Marketing',
    'Technology',
  ]);
  expect(posts.slice(0, 3).map(({ title, date }) => `${date} ${title}`)).toEqual([
    '23 June 2024 AI Chatbot: It essential for customer self-service',
    '20 June 2024 How to build your own AI chatbot with custom data',
    '18 June 2024 8 best AI chatbot tools for boost your business',
  ]);
  expect(block<Posts>('/blog', 'posts').samplePages).toBe(3);
  expect(openingOf('/blog-details')).toMatchObject({
    here: 'Blog Details',
    heading: 'How to build your own AI chatbot with custom data',
  });
  expect(posts.find(({ slug }) => slug === shown)).toMatchObject({
    category: 'Artificial Intelligence',
    date: '20 June 2024',
  });
  expect(reactions).toMatchObject({ like: { count: 200 }, comments: { count: 15 } });
  expect(form).toMatchObject({ heading: 'Leave a comment', submit: 'Post comment' });
  expect(words.blog.sidebar.search.placeholder).toBe('Type to search...');
  expect(words.blog.samples?.categories.map(({ title, count }) => `${title} ${count}`)).toEqual([
    'Business & Marketing 18',
    'Technology 05',
    'Art & Beauty 23',
    'Digital Agency 10',
  ]);
  expect(words.blog.samples?.tags).toEqual(['Article', 'Business', 'Digital', 'Technology', 'UI/UX']);
});

it('the questions stand under four topics with one answer, and eight stand without @sample @FAQ-01 @FAQ-02 @FAQ-03 @FAQ-04 @FAQ-05 @FAQ-06 @FAQ-07 @FAQ-08', () => {
  const { heading, claim, topics } = block<QuestionTopics>('/faq-1', 'question-topics');
  const list = block<QuestionList>('/faq-2', 'question-list');
  expect([heading, list.heading]).toEqual(['FAQs', 'FAQs']);
  expect(claim).toBe('Our experts are able to answer all your questions');
  expect(titles(topics)).toEqual([
    'General questions',
    'About the company',
    'About artificial intelligence',
    'About the team',
  ]);
  for (const { questions } of topics) expect(questions).toHaveLength(8);
  expect(list.items).toHaveLength(8);
});

it('the account pages and the not-found page are worded as the specification words them @sample @LGN-01 @LGN-05 @LGN-06 @LGN-07 @LGN-08 @LGN-09 @LGN-10 @SGU-01 @SGU-05 @SGU-06 @SGU-07 @RST-02 @RST-03 @NTF-01 @NTF-02 @NTF-03', () => {
  const login = block<Account>('/login', 'account');
  const signup = block<Account>('/signup', 'account');
  const resetPassword = block<Account>('/reset-password', 'account');
  expect(login.heading).toBe('Welcome back');
  expect(login.form).toMatchObject({
    forgot: { label: 'Forgot password?', to: '/reset-password' },
    box: { label: 'Remember me', marked: true },
    submit: 'Sign in',
  });
  const providers = { google: 'Signup with Google', facebook: 'Signup with Facebook' };
  expect(login.providers).toMatchObject({ divider: 'Or', ...providers });
  expect(login.prompt).toContainEqual({ text: 'Sign up', to: '/signup' });
  expect(signup.heading).toBe('Create Account');
  expect(signup.form.submit).toBe('Sign up');
  expect(signup.form.box?.label).toMatch(/Terms & Conditions.*Privacy Policy/);
  expect(signup.providers).toMatchObject(providers);
  expect(signup.prompt).toContainEqual({ text: 'Log in', to: '/login' });
  expect(resetPassword.form.submit).toBe('Change password');
  expect(resetPassword.recovery).toBe("If you didn't request a password recovery link, please ignore this.");
  expect(block<NotFound>('/error-404', 'not-found')).toMatchObject({
    code: '404',
    heading: 'The page you are looking for cannot be found',
    action: { label: 'Go to homepage', to: '/' },
  });
});
