import { expect, it } from 'vitest';
import { service } from './services/cloud-service.ts';

it('says of its month what the days add up to, and of its worst night what it cost more than the day before', () => {
  const { days, marked, total, peak, night } = service.signature;
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
