import { converter, wcagLuminance } from 'culori';
import { expect, it, vi } from 'vitest';
import { inBrandColors } from './brand-colors.ts';

const oklch = converter('oklch');

it('a color of the styles is unchanged in its own hue', () => {
  expect(inBrandColors('--color-sol-500', 'oklch(0.705 0.187 46)', { hue: 46 })).toBe('oklch(0.705 0.187 46)');
});

it('a turned color has the other hue, is as light to the eye, and keeps its opacity', () => {
  const turned = inBrandColors('box-shadow', '0 1px oklch(0.63 0.186 42 / 0.5)', { hue: 250 });
  const [, color = ''] = /^0 1px (oklch\([^)]+\))$/.exec(turned) ?? [];
  expect(oklch(color)).toMatchObject({ h: 246, alpha: 0.5 });
  expect(wcagLuminance(color)).toBeCloseTo(wcagLuminance('oklch(0.63 0.186 42)'), 2);
});

it('colors for good and bad stay, and a ramp of the brand has priority', () => {
  expect(inBrandColors('--bad-bg', 'oklch(0.29 0.06 27)', { hue: 250 })).toBe('oklch(0.29 0.06 27)');
  const color = '#123456';
  const ramp = { 50: color, 100: color, 200: color, 300: color, 400: color, 500: color, 600: color, 700: color };
  expect(
    inBrandColors('--color-sol-500', 'oklch(0.705 0.187 46)', { hue: 46, ramp: { ...ramp, 800: color, 900: color } }),
  ).toBe(color);
});

it('no drawing keeps a color of the old hue when the brand has another', async () => {
  vi.resetModules();
  vi.doMock('../../shared/site.ts', async (original) => ({ ...(await original<object>()), brand: { hue: 300 } }));
  const { favicon, INLINE, listFiles } = await import('../pictures.ts');
  const { brick } = await import('../palette.ts');
  const bad = new Set([100, 300, 500, 700].map(brick));
  const isOld = (color: string) => {
    const { c = 0, h = 0 } = oklch(color) ?? {};
    return c > 0.03 && h > 15 && h < 90 && !bad.has(color.slice(0, 7));
  };
  const { illustrations, files } = listFiles();
  const orange = [favicon, ...INLINE, ...illustrations, ...files].filter(({ svg, narrow }) =>
    `${svg('a')}${narrow?.('a')}`.match(/#[\da-f]{3,8}\b/gi)?.some(isOld),
  );
  expect(orange.map(({ name }) => name)).toEqual([]);
});
