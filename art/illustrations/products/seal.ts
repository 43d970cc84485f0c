import { light } from '../../light.ts';
import { beton, sol } from '../../palette.ts';
import { r1, range } from '../../svg/number.ts';
import { svg, tick } from '../shapes.ts';

const FINS = 40;

/** The round seal of a verified document: a ring of forty fins in the light of the low sun. */
export function sealAt(x: number, y: number, radius: number): string {
  const step = (Math.PI * 2) / FINS;
  const ring = range(FINS).map((index) => {
    const angle = index * step;
    const point = (at: number, from: number): string => `${r1(x + Math.cos(at) * from)} ${r1(y + Math.sin(at) * from)}`;
    const inner = radius * 0.66;
    const outer = radius * (1 + (index % 2 ? -0.05 : 0.03));
    const end = angle + step * 0.62;
    const color = light('night', 0.62 + 0.36 * (0.5 - 0.5 * Math.sin(angle + 0.7)));
    return `<path fill="${color}" d="M${point(angle, inner)}L${point(angle, outer)}L${point(end, outer)}L${point(end, inner)}z"/>`;
  });
  return (
    `<circle cx="${x}" cy="${y}" r="${r1(radius * 1.12)}" fill="${beton(950)}"/>${ring.join('')}` +
    `<circle cx="${x}" cy="${y}" r="${r1(radius * 0.56)}" fill="${sol(500)}"/>` +
    tick(r1(x - radius * 0.25), r1(y + radius * 0.03), r1(radius * 0.5), beton(950))
  );
}

export const seal = (): string => svg(120, 120, sealAt(60, 60, 50));
