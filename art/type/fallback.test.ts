import { expect, it } from 'vitest';
import { fallbackRule } from './fallback.ts';

it.each(['display', 'text'] as const)(
  'the system font that stands in for the %s face is about as wide and as high',
  async (face) => {
    const rule = await fallbackRule(face);
    const percentOf = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(rule)?.[1]);
    expect(percentOf('size-adjust')).toBeGreaterThan(95);
    expect(percentOf('size-adjust')).toBeLessThan(105);
    expect(percentOf('ascent-override')).toBeGreaterThan(90);
    expect(percentOf('descent-override')).toBeGreaterThan(20);
    expect(rule).toContain(`font-family: "${face} fallback"`);
  },
);
