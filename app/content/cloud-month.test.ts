import { expect, it } from 'vitest';
import type { Service } from './service.ts';

// By what they are, not by their names: another company has other services.
const services = Object.values(import.meta.glob<{ service: Service }>('./services/*.ts', { eager: true }));
const months = services.flatMap(({ service: { signature } }) => (signature?.kind === 'cloud-month' ? signature : []));

it.skipIf(months.length === 0)(
  'a month says what its days add up to, and its worst night what it cost more than the day before',
  () => {
    for (const { days, marked, total, peak, night } of months) {
      const [before = 0, worst = 0] = days.slice(marked - 2, marked);
      const dollars = (sum: number) => `$${sum.toLocaleString('en')}`;
      expect(total).toEqual({
        figure: dollars(days.reduce((sum, day) => sum + day, 0)),
        label: `for all ${days.length} days`,
      });
      expect(Math.max(...days)).toBe(worst);
      expect(peak).toEqual({ figure: dollars(worst), label: `${worst - before} more than on the ${marked - 1}th` });
      expect(night.cost).toContain(`${worst - before} dollars more than the day before`);
    }
  },
);
