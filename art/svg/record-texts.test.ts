import { describe, expect, it } from 'vitest';
import { recordTexts } from './record-texts.ts';
import { mono, svg, text } from './shapes.ts';

const record = (body: string) => recordTexts(svg(400, 300, body));
const widthOf = ([left, , right]: readonly number[]): number => (right ?? 0) - (left ?? 0);

describe('the record of a picture', () => {
  it('has each text with its size and the box of its letters', () => {
    const [found] = record(text(20, 100, 'Audit', { size: 20 }));
    expect(found).toMatchObject({ words: 'Audit', size: 20 });
    const [left, top, right, bottom] = found?.box ?? [];
    expect([left, top, bottom]).toEqual([20, 85.6, 100]);
    expect(right).toBeGreaterThan(60);
    expect(right).toBeLessThan(80);
  });

  it('follows the groups that move, turn and enlarge a text', () => {
    const [plain, placed] = record(
      `${text(0, 0, 'Orders')}<g transform="translate(100 50) scale(2)">${text(10, 20, 'Orders')}</g>`,
    );
    expect(placed?.size).toBe((plain?.size ?? 0) * 2);
    expect(placed?.box[0]).toBe(120);
    expect(widthOf(placed?.box ?? [])).toBeCloseTo(widthOf(plain?.box ?? []) * 2, 0);
    const [turned] = record(`<g transform="rotate(90)">${text(10, 0, 'Orders')}</g>`);
    expect(turned?.box[1]).toBe(10);
  });

  it('measures a text from the end where it ends there', () => {
    const [ended] = record(text(300, 40, '1,284', { anchor: 'end' }));
    expect(ended?.box[2]).toBe(300);
  });

  it('counts code too, with its colored parts as one line', () => {
    const [line] = record(
      `<g ${mono}><text x="0" y="20" font-size="10"><tspan fill="red">log</tspan> Released</text></g>`,
    );
    expect(line).toMatchObject({ words: 'log Released', size: 10 });
    expect(widthOf(line?.box ?? [])).toBeCloseTo(12 * 6.02, 0);
  });

  it('follows what drawing programs write: a matrix, a turn about a point, a slope', () => {
    const [plain] = record(text(10, 20, 'Orders'));
    const placed = (transform: string) => record(`<g transform="${transform}">${text(10, 20, 'Orders')}</g>`)[0]?.box;
    expect(placed('matrix(1 0 0 1 5 0)')?.[0]).toBe(15);
    expect(placed('rotate(90, 10, 20)')?.[1]).toBe(20);
    expect(placed('rotate(360 3 4) skewX(0)')).toEqual(plain?.box);
    expect(placed('skewX(45)')?.[0]).toBeGreaterThan(15);
  });

  it('refuses an unknown transform rather than measure wrongly', () => {
    expect(() => record(`<g transform="bend(10)">${text(0, 0, 'Orders')}</g>`)).toThrow('bend');
  });
});
