import { expect, it } from 'vitest';
import { assertPhotographs } from './assert-photographs.ts';

const names = ['people/anna.jpg'];
const anna = { name: 'people/anna.jpg', alt: 'Anna Berg at her desk' };

it('lets records pass whose photographs are there, and those without one', () => {
  expect(() => assertPhotographs(names, [{ of: 'people.ts, anna-berg', photograph: anna }, { of: 'b' }])).not.toThrow();
});

it('names every record whose photograph is missing or says nothing', () => {
  const records = [
    { of: 'people/people.ts, ben-ode', photograph: { name: 'people/ben.jpg', alt: 'Ben Ode' } },
    { of: 'services/roofs.ts', photograph: { ...anna, alt: ' ' } },
  ];
  expect(() => assertPhotographs(names, records)).toThrow(
    /ben-ode: there is no photograph app\/photographs\/people\/ben\.jpg\n.*roofs\.ts: the photograph people\/anna\.jpg needs `alt`/,
  );
});
