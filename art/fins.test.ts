import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BENDS, fins, neededStops } from './fins.ts';

const css = readFileSync(new URL('hero-sun.css', import.meta.url), 'utf8');

describe('the settling sun', () => {
  it('has twelve evenly spaced bends, as far up as down, each with its rule', () => {
    const rules = [...css.matchAll(/\.bend-(\d+) \{\s*--bend: (-?\d+)px;/g)].map(([, name, px]) => [
      Number(name),
      Number(px),
    ]);
    expect(rules).toEqual(BENDS.map((bend, index) => [index + 1, bend]));
    expect(BENDS.map((bend) => 0 - bend)).toEqual(BENDS.toReversed());
  });

  it('moves only where motion is welcome, and by nothing but a transform', () => {
    expect(css).toMatch(/prefers-reduced-motion: reduce\) \{\s*\.slice \{\s*animation: none;/);
    expect(css.match(/@keyframes come-to-rest \{[^}]*\}/)?.[0]).toMatch(
      /from \{\s*transform: translateY\(var\(--bend\)\);/,
    );
  });

  it('starts each slice near 2.5 times its bend', () => {
    const sun = { x: 500, y: 300, r: 200 };
    const slices = [
      ...fins({ id: 'a', width: 1000, height: 600, sun, shift: 14, moves: true }).matchAll(
        /slice bend-(\d+)" d="M\S+ (\S+?)A\S+ \S+ 0 0 1 \S+ \S+?V\S+?A\S+ \S+ 0 0 1 \S+ (\S+?)z/g,
      ),
    ];
    expect(slices.length).toBeGreaterThan(5);
    for (const [, name, top, bottom] of slices) {
      const bend = (Number(top) + Number(bottom)) / 2 - sun.y;
      expect(Math.abs((BENDS[Number(name) - 1] ?? 99) - bend * 1.5)).toBeLessThanOrEqual(2.1);
    }
  });
});

describe('a row of fins', () => {
  it('has as many fins as asked for, each darker where the sun is far', () => {
    const svg = fins({ id: 'a', count: 9, sun: { x: 1400, y: 410, r: 100 } });
    expect(svg.match(/<g fill="url\(#a-s\)">(.*?)<\/g>/)?.[1]?.match(/<path/g)).toHaveLength(9);
  });
});

describe('the stops of a gradient', () => {
  const at = (place: number, color: string) => ({ at: place, color });

  it('go where the color between their neighbours is the same', () => {
    const stops = [at(0, '#000000'), at(0.5, '#323232'), at(0.6, '#3d3c3b'), at(1, '#646464')];
    expect(neededStops(stops)).toEqual([stops[0], stops[3]]);
  });

  it('stay where the color turns', () => {
    const stops = [at(0, '#000000'), at(0.3, '#030303'), at(0.5, '#646464'), at(1, '#000000')];
    expect(neededStops(stops)).toEqual(stops);
  });

  it('become one if nobody could tell the first from the last', () => {
    expect(neededStops([at(0, '#161210'), at(0.5, '#171210'), at(1, '#171310')])).toEqual([at(0, '#161210')]);
  });

  it('leave each color within two levels of what it was', () => {
    const stops = Array.from({ length: 40 }, (_, index) => {
      const level = Math.round(120 + 100 * Math.sin(index / 5)).toString(16);
      return at(index / 39, `#${level}${level}${level}`);
    });
    const kept = neededStops(stops);
    expect(kept.length).toBeLessThan(30);
    for (const { at: place, color } of stops) {
      const after = kept.findIndex((stop) => stop.at >= place);
      const [low, high] = [kept[Math.max(0, after - 1)], kept[after]];
      if (!low || !high) throw new Error('No stop is left around a place.');
      const share = high.at === low.at ? 0 : (place - low.at) / (high.at - low.at);
      const level = (stop: { color: string }) => Number.parseInt(stop.color.slice(1, 3), 16);
      expect(Math.abs(level(low) + (level(high) - level(low)) * share - level({ color }))).toBeLessThanOrEqual(2.001);
    }
  });
});
