import { r2, range } from '../svg/number.ts';

/** Distance of the fins, and bend of each slice, as shares of the sun's radius. */
type SunLook = { gap?: number; bends?: number[] };

/** One sun behind four fins that open to the right: the mark of the company. */
export function sunPath(x: number, y: number, radius: number, look: SunLook = {}): string {
  const { gap = 0.085, bends = [0, -0.075, 0.055, -0.035] } = look;
  const grow = 1.9;
  const weights = range(bends.length).map((index) => grow ** (index / (bends.length - 1)));
  const shade = gap * radius;
  const unit = (2 * radius - shade * (bends.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
  const chord = (at: number): number => Math.sqrt(Math.max(0, radius * radius - (at - x) ** 2));
  let left = x - radius;
  return bends
    .map((bend, index) => {
      const right = left + (weights[index] ?? 0) * unit;
      const middle = y + bend * radius;
      const arc = `A${radius} ${radius} 0 0 1 `;
      const path = `M${r2(left)} ${r2(middle - chord(left))}${arc}${r2(right)} ${r2(middle - chord(right))}V${r2(middle + chord(right))}${arc}${r2(left)} ${r2(middle + chord(left))}z`;
      left = right + shade;
      return path;
    })
    .join('');
}
