import { expect, it } from 'vitest';
import type { Props as ContactForm } from '../../app/blocks/contact-form/schema.ts';
import type { Props as Counters } from '../../app/blocks/counters/schema.ts';
import type { Props as Invitation } from '../../app/blocks/invitation/schema.ts';
import type { Props as Mission } from '../../app/blocks/mission/schema.ts';
import type { Props as NamedList } from '../../app/blocks/named-list/schema.ts';
import type { Props as OfficeMap } from '../../app/blocks/office-map/schema.ts';
import type { Props as Portraits } from '../../app/blocks/portraits/schema.ts';
import type { Props as Project } from '../../app/blocks/project/schema.ts';
import type { Props as ProjectGrid } from '../../app/blocks/project-grid/schema.ts';
import type { Props as TeamGrid } from '../../app/blocks/team-grid/schema.ts';
import { contactFields } from '../../shared/contact-message.ts';
import { site } from '../../shared/site.ts';
import { block, openingOf } from '../support/blocks.ts';
import { content } from '../support/content.ts';
import { home } from '../support/home.ts';

const { people } = content;
const written = (items: readonly { figure: string; label: string }[]) =>
  items.map(({ figure, label }) => `${figure} ${label}`);

it('the facts of the company are those of the specification @sample @HDR-01 @HDR-02 @ABT-02 @ABT-18 @ABT-19 @CON-03', () => {
  expect(site).toMatchObject({
    name: 'Solvane',
    shortName: 'Solvane',
    established: '2022',
    email: 'hello@solvane.example',
    phone: '+1 202 555 0110',
  });
  expect(openingOf('/about').heading).toContain('2022');
});

it('the company answers within 24 hours and receives its clients in its office @sample @CON-01 @CON-02 @CON-04 @CON-09', () => {
  const { heading, lead, form } = block<ContactForm>('/contact', 'contact-form');
  const { plot, city } = site.address;
  expect(heading).toBe('Get in touch with us directly');
  expect(lead).toContain('24 hours');
  expect(form.receipt.promise).toContain('within 24 hours');
  expect(block<OfficeMap>('/contact', 'office-map').heading).toBe('We always welcome our clients to our office');
  expect(`${plot} ${city}`).toMatch(/^Plot No\. \d+ Chandigarh/);
});

it('the figures are those of the specification, wherever they stand @sample @HOM-03 @HOM-04 @ABT-03 @ABT-04 @ABT-05 @ABT-06 @GEN-12 @GEN-13 @CST-01', () => {
  expect(home.statistics.items.map(({ figure }) => figure)).toEqual(['50+', '70+']);
  expect(written(block<Counters>('/why-choose-us', 'counters').items)).toEqual([
    '2022 Established',
    '50+ clients',
    '70+ projects',
  ]);
  expect(written(block<Counters>('/about', 'counters').items)).toEqual([
    '2K+ Successful Implementations',
    '95% Client Satisfaction Rate',
    '40+ Awards and Recognitions',
    '73+ Growth and Expansion',
  ]);
});

it('eight people make the team, three lead it, and one has a profile @sample @TEM-01 @TEM-05 @TEM-07 @TEM-08 @ABT-13 @ABT-14 @ABT-15 @LND-19', () => {
  expect(Object.values(people)).toHaveLength(8);
  expect(new Set(Object.values(people).map(({ name }) => name)).size).toBe(8);
  expect(block<TeamGrid>('/team', 'team-grid').join.action.label).toMatch(/join our team/i);
  expect(block<Portraits>('/about', 'portraits').members?.map(({ role }) => role)).toEqual(['CEO', 'CTO', 'COO']);
  expect(openingOf('/team-details').lead).toBe('Chief AI Officer');
  expect(people['tomas-ferre']?.profile?.responsibilities.items).toHaveLength(6);
});

it('the networks are the four of the specification @sample @FTR-18 @FTR-19 @TEM-04', () => {
  expect(Object.values(site.social).map((address) => new URL(address).host)).toEqual([
    'www.facebook.com',
    'x.com',
    'www.linkedin.com',
    'www.instagram.com',
  ]);
});

it('four values guide the company @sample @ABT-08 @ABT-10 @ABT-12', () => {
  expect(block<NamedList>('/about', 'named-list').items.map(({ title }) => title)).toEqual([
    'Innovation',
    'Excellence',
    'Collaboration',
    'Integrity',
  ]);
  expect(block<Mission>('/about', 'mission').action.label).toBe('Get in touch');
  expect(block<Invitation>('/about', 'invitation').action.label).toBe('Get in touch');
});

it('the portfolio shows six samples, one of them in full @sample @PRT-01 @PRT-02 @PRT-03 @PRT-05 @PRT-06 @PRT-07 @PRT-08', () => {
  expect(openingOf('/portfolio').heading).toBe('Our Portfolio');
  expect(block<ProjectGrid>('/portfolio', 'project-grid').heading).toBe('Valuable AI projects for new generation');
  expect(block<ProjectGrid>('/portfolio', 'project-grid').items).toHaveLength(6);
  expect(openingOf('/portfolio-details').heading).toBe('Portfolio Single');
  const facts = Object.fromEntries(
    block<Project>('/portfolio-details', 'project').facts.map(({ label, value }) => [label, value]),
  );
  expect(facts).toMatchObject({
    Client: 'Sample client',
    Services: expect.stringContaining('Cloud cost optimization'),
    Duration: expect.stringContaining('1 to 2 weeks'),
  });
});

it('a message has the five fields of the specification, in their order @sample @CON-07 @ENT-22', () => {
  expect(contactFields).toEqual(['name', 'email', 'phone', 'company', 'message']);
});
