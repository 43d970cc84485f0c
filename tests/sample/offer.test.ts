import { expect, it } from 'vitest';
import type { Props as CloudMonth } from '../../app/blocks/cloud-month/schema.ts';
import type { Props as Counters } from '../../app/blocks/counters/schema.ts';
import type { Props as Explanation } from '../../app/blocks/explanation/schema.ts';
import type { Props as Faq } from '../../app/blocks/faq/schema.ts';
import type { Props as FeatureCards } from '../../app/blocks/feature-cards/schema.ts';
import type { Props as FinList } from '../../app/blocks/fin-list/schema.ts';
import type { Props as IllustratedHero } from '../../app/blocks/illustrated-hero/schema.ts';
import type { Props as NamedList } from '../../app/blocks/named-list/schema.ts';
import type { Props as PictureCards } from '../../app/blocks/picture-cards/schema.ts';
import type { Props as PricePlans } from '../../app/blocks/price-plans/schema.ts';
import type { Props as ProjectSteps } from '../../app/blocks/project-steps/schema.ts';
import type { Props as Shares } from '../../app/blocks/shares/schema.ts';
import type { Props as Statement } from '../../app/blocks/statement/schema.ts';
import type { Props as TechStack } from '../../app/blocks/tech-stack/schema.ts';
import type { Props as Works } from '../../app/blocks/works/schema.ts';
import { formatMoney, type Price } from '../../shared/money.ts';
import { site } from '../../shared/site.ts';
import { block, openingOf, pageAt } from '../support/blocks.ts';
import { content, sitePages } from '../support/content.ts';
import { type Service, services } from '../support/services.ts';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
type Whole = { [Part in keyof Service]-?: NonNullable<Service[Part]> };

/** Services by address: a copy may have others. */
const serviceAt = (slug: string) => services.find((service) => service.slug === slug) as Whole;
const appDevelopment = serviceAt('app-development');
const blockchain = serviceAt('blockchain');
const cloudService = serviceAt('cloud-service');
const customDevelopment = serviceAt('custom-development');
const generativeAi = serviceAt('generative-ai');
const webDevelopment = serviceAt('web-development');
const withPlans = [blockchain, generativeAi, webDevelopment, appDevelopment, customDevelopment];

it('six services and two products stand in the menus @sample @GEN-02 @GEN-04 @GEN-06 @HDR-13 @HDR-15 @HDR-18 @HDR-20 @HDR-22 @HDR-29 @MOB-10 @MOB-11', () => {
  expect(content.lists.services.map(({ name, link }) => [name, link.to])).toEqual([
    ['Blockchain apps', '/services/blockchain'],
    ['Generative AI', '/services/generative-ai'],
    ['Web development', '/services/web-development'],
    ['App development', '/services/app-development'],
    ['Custom development', '/services/custom-development'],
    ['Cloud services', '/services/cloud-service'],
  ]);
  expect(content.lists.products.map(({ name, link, features }) => [name, link.to, titles(features)])).toEqual([
    [
      'Signchain',
      '/signchain',
      ['Secure signing', 'Validation on demand', 'Gasless transactions', 'Notifications and triggers'],
    ],
    [
      'Finops Cloudsanalytics',
      '/finopcloud',
      ['Cloud Cost Optimization', 'Cloud Consulting & Strategy', '24x7 Support', 'DevOps as a Service'],
    ],
  ]);
});

it('each service names itself, with its cards, parts, uses, questions and hours @sample @SVC-04 @SVC-07 @SVC-08 @SVC-12 @SVC-14 @SVC-17 @SVC-19 @SVC-22 @ENG-03 @ENG-04 @ENG-05 @ENG-06 @ENG-07', () => {
  const six = [...withPlans, cloudService];
  const names = [
    /blockchain/i,
    /generative ai/i,
    /web development/i,
    /app development/i,
    /custom development/i,
    /cloud/i,
  ];
  for (const [index, service] of six.entries()) {
    expect(service.hero.heading).toMatch(names[index] ?? '');
    expect(service.features.items).toHaveLength(service === cloudService ? 6 : 3);
    for (const { points } of service.features.items) expect(points).toHaveLength(3);
    expect(service.parts.items).toHaveLength(4);
    expect(service.story.paragraphs).toHaveLength(3);
    expect(service.story.items.length).toBeGreaterThanOrEqual(3);
    expect(service.faq.items).toHaveLength(6);
    expect(service.banner.action.label).toBe('Learn more');
    const kinds = pageAt(`/services/${service.slug}`).blocks.map((each) => each.block);
    expect(kinds.filter((kind) => kind !== service.exhibit?.block)).toEqual([
      'illustrated-hero',
      'feature-cards',
      'named-list',
      'picture-story',
      ...(service.industries ? ['named-list', 'engagement-plans'] : []),
      'banner',
      'faq',
    ]);
  }
  for (const service of withPlans) {
    expect(service.industries.heading).toBe('Our Solutions');
    expect(service.industries.items).toHaveLength(8);
    expect(service.plans.items).toHaveLength(3);
  }
  const capacities = withPlans.map(({ plans }) => plans.items[0]?.capacity);
  expect(capacities).toEqual([
    { hours: '200', unit: 'hours per month' },
    { hours: '180', unit: 'hours per month' },
    { hours: '160', unit: 'hours per month' },
    { hours: '150', unit: 'hours per month' },
    { hours: '200', unit: 'hours per month from a specialist' },
  ]);
});

it('all plans have the same terms; only the third for generative AI is tailored; cloud has neither plans nor uses @sample @ENG-08 @ENG-09 @ENG-10 @ENG-11 @CLD-02 @CLD-03', () => {
  const terms = ['7-day free trial', 'Monthly billing', 'Usage-based payment plan'];
  for (const service of withPlans)
    for (const [index, { points }] of service.plans.items.entries()) {
      const tailored = service === generativeAi && index === 2 ? ['Tailored approach to your needs'] : [];
      expect(points).toEqual([...terms, ...tailored]);
    }
  expect(cloudService.plans).toBeUndefined();
  expect(cloudService.industries).toBeUndefined();
});

it('the overview names eight skills, nine kinds of work, three steps and three models @sample @SOV-01 @SOV-03 @SOV-06 @SOV-07 @SOV-08 @ENG-01', () => {
  const offerings = block<FinList>('/services', 'fin-list');
  const works = block<Works>('/services', 'works');
  expect(offerings.heading).toBe('Our Offerings');
  expect(titles(offerings.items)).toEqual([
    'Strategic Consulting',
    'Advanced Technology Implementation',
    'Smart Contract Development',
    'AI-Powered Data Analysis',
    'Compliance & Quality',
    'Product Engineering',
    'Speech Recognition',
    'Computer Vision',
  ]);
  expect(works.heading).toBe('Our Works');
  expect(titles(works.items)).toEqual([
    'Blockchain',
    'Generative AI',
    'Mobile & Web',
    'Custom Software',
    'Dedicated Teams',
    'Product Engineering',
    'Application Integration & Legacy Migration',
    'Quality Assurance',
    'Cloud Support & Management',
  ]);
  expect(
    block<ProjectSteps>('/services', 'project-steps').items.map(({ title, duration }) => [title, duration]),
  ).toEqual([
    ['Discover & Define', '1 to 2 weeks'],
    ['Blueprint', '1 to 3 months'],
    ['Execution and Delivery', 'project dependent'],
  ]);
  expect(titles(block<PictureCards>('/services', 'picture-cards').items)).toEqual([
    'Fixed Cost Projects',
    'Offshore Development Center',
    'Build Operate Transfer',
  ]);
});

it('the page about data analytics shows its shares @sample @SDT-01 @SDT-02 @SDT-05 @SDT-06 @SDT-07', () => {
  expect(sitePages.find(({ path }) => path === '/service-details')?.title).toMatch(/data analytics/i);
  expect(openingOf('/service-details').heading).toMatch(/data analytics/i);
  const shares = block<Shares>('/service-details', 'shares');
  expect(shares.heading).toMatch(/AI.*streamlin/i);
  expect(shares.items).toMatchObject([
    { figure: '92%', label: 'customer service inquiries' },
    { figure: '75%', label: 'using financial institutions' },
  ]);
});

it('four plans cost what the specification says @sample @PRC-01 @PRC-04 @PRC-05 @PRC-06 @PRC-07 @PRC-08 @PRC-09 @PRC-17 @PRC-22 @PRC-23 @PRC-24 @PRC-25', () => {
  expect(openingOf('/pricing').heading).toBe('Pricing Plans');
  const lines = [
    'AI-Ready Data Prep',
    'Feature Engineering',
    'Classification Models',
    'Regression Models',
    'Time Series Models',
    'Clustering models',
  ];
  const { action } = block<PricePlans>('/pricing', 'price-plans');
  const plans = content.plans.map(({ name, memberLimit, price, points }) => {
    const prices = Object.values(price as Record<string, Price>).map((each) => formatMoney(each));
    return [name, memberLimit, ...prices, action.label, points];
  });
  expect(plans).toEqual([
    ['Free', '1 member', '$0', '$0', 'Choose the plan', lines.slice(0, 3)],
    ['Beginner', 'Up to 10 members', '$25', '$240', 'Choose the plan', lines.slice(0, 4)],
    ['Starter', 'Up to 50 members', '$89', '$960', 'Choose the plan', lines.slice(0, 5)],
    ['Pro', 'Up to 100 members', '$199', '$1800', 'Choose the plan', lines],
  ]);
  const faq = block<Faq>('/pricing', 'faq');
  expect(faq.items).toHaveLength(3);
  expect(faq.action?.label).toBe('Ask you questions');
});

it('Signchain says what it is, with its features, fields and figures @sample @SGN-01 @SGN-02 @SGN-03 @SGN-04 @SGN-05 @SGN-06 @SGN-07 @SGN-08 @SGN-09 @SGN-10 @SGN-11 @SGN-12 @GEN-07 @GEN-08', () => {
  const path = '/signchain';
  const words = JSON.stringify(pageAt(path).blocks);
  expect(words).not.toMatch(/SignChain|[Ss]ign [Cc]hain/);
  expect(words).toMatch(/blockchain-based document signing and contract management/i);
  expect(words).toMatch(/notifications and triggers/i);
  expect(new URL(site.products.signing).host).toBe('signchain.example');
  expect(block<IllustratedHero>(path, 'illustrated-hero').action?.label).toBe('Explore Signchain');
  expect(titles(block<FeatureCards>(path, 'feature-cards').items)).toEqual([
    'Secure signing',
    'Validation on demand',
    'Gasless transactions',
  ]);
  expect(pageAt(path).blocks.filter((each) => each.block === 'story')).toHaveLength(3);
  expect(titles(block<NamedList>(path, 'named-list').items)).toEqual([
    'Legal',
    'Real Estate',
    'Financial Services',
    'Healthcare',
    'Human Resources',
    'Government',
  ]);
  expect(block<Statement>(path, 'statement').heading).toBe('Why Signchain');
  expect(block<Counters>(path, 'counters').items.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '150+ Active Users',
    '2500 Signatures Done',
    '100% Client Satisfaction',
    '10k Workload Hours Reduced',
  ]);
  const approach = block<NamedList>(path, 'named-list', 1);
  expect(approach.heading).toBe('Our Approach');
  expect(approach.items).toHaveLength(4);
  expect(block<Faq>(path, 'faq').items).toHaveLength(6);
});

it('Finops Cloudsanalytics says what it is, with its services, benefits and technology @sample @FIN-01 @FIN-02 @FIN-03 @FIN-05 @FIN-06 @FIN-07 @FIN-08 @FIN-09 @FIN-10 @FIN-11 @GEN-05 @GEN-09 @GEN-10', () => {
  const path = '/finopcloud';
  const { lead, action } = block<IllustratedHero>(path, 'illustrated-hero');
  const faq = block<Faq>(path, 'faq');
  expect(lead).toContain('Finops Cloudsanalytics is a cloud cost analytics and FinOps platform');
  expect(new URL(site.products.finops).host).toBe('cloudsanalytics.example');
  expect(action?.label).toBe('Explore the Platform');
  const cloud = [
    'Cloud consulting and strategy',
    'Cloud transition',
    'DevOps as a service',
    '24x7 support',
    'Cloud cost optimization',
    'Cloud security and compliance',
  ];
  expect(titles(block<NamedList>(path, 'named-list').items)).toEqual(cloud);
  expect(titles(cloudService.features.items)).toEqual(cloud);
  expect(block<Explanation>(path, 'explanation')).toMatchObject({
    heading: 'What is it?',
    items: ['Cloud Cost Optimization', 'Cloud Consulting & Strategy', '24x7 Support', 'DevOps as a Service'],
  });
  expect(block<TechStack>(path, 'tech-stack').items.map(({ name, role }) => `${name} ${role}`)).toEqual([
    'Next.js Frontend',
    'NestJS Backend',
  ]);
  expect(block<NamedList>(path, 'named-list', 1).items).toHaveLength(4);
  expect(faq.items[0]?.question).toBe('What is FinOps?');
  expect(faq.items).toHaveLength(6);
});

it('a month says what its days add up to, and its worst night what it cost more than the day before @sample', () => {
  const { days, marked, total, peak, night } = block<CloudMonth>('/services/cloud-service', 'cloud-month');
  const [before = 0, worst = 0] = days.slice(marked - 2, marked);
  const dollars = (sum: number) => `$${sum.toLocaleString('en')}`;
  expect(total).toEqual({
    figure: dollars(days.reduce((sum, day) => sum + day, 0)),
    label: `for all ${days.length} days`,
  });
  expect(Math.max(...days)).toBe(worst);
  expect(peak).toEqual({ figure: dollars(worst), label: `${worst - before} more than on the ${marked - 1}th` });
  expect(night.cost).toContain(`${worst - before} dollars more than the day before`);
});
