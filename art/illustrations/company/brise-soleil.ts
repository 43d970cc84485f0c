import { beton, shade, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, fill, fin, svg } from '../shapes.ts';

/**
 * Where the fins come from: a concrete front whose blades turn the low sun into light for the rooms behind them. It goes on
 * beyond the right and the lower edge.
 */
export const briseSoleil = (): string => svg(880, 620, sun() + front());

const LEFT = 236;
const BAYS = 11;
const BAY = 60;
const FLOORS = [116, 292, 468];
const HEIGHT = 152;

const sun = (): string => `<circle cx="196" cy="300" r="176" fill="${sol(500)}"/>`;

/** How far the light comes into a bay: the farther from the sun, the less. */
const reach = (bay: number, floor: number): number => Math.max(0, 1 - bay / (BAYS - 2 * floor));

function front(): string {
  const rooms = FLOORS.flatMap((top, floor) =>
    range(BAYS).map((bay) => {
      const x = LEFT + bay * BAY;
      const lit = HEIGHT * (0.15 + 0.85 * reach(bay, floor));
      return {
        glow: fin(x + 26, top + HEIGHT - lit, BAY - 26, lit),
        blade: fin(x, top, 16, HEIGHT),
        side: `M${x + 16} ${top}l10 10v${HEIGHT - 10}h-10z`,
        cast: `M${x + 26} ${top}h${BAY - 26}v${HEIGHT * 0.3 * (1 - reach(bay, floor)) + 20}z`,
      };
    }),
  );
  const join = (part: 'glow' | 'blade' | 'side' | 'cast') => rooms.map((room) => room[part]).join('');
  const slabs = FLOORS.map((top) => box(LEFT - 20, top - 24, BAYS * BAY + 40, 24, beton(200)));
  const edges = FLOORS.map((top) => box(LEFT - 20, top - 5, BAYS * BAY + 40, 5, beton(400)));
  return (
    box(LEFT, FLOORS[0] ?? 0, BAYS * BAY, 620, beton(950)) +
    fill(sol(400), join('glow')) +
    fill(shade(900), join('cast')) +
    fill(beton(500), join('side')) +
    fill(beton(50), join('blade')) +
    slabs.join('') +
    edges.join('')
  );
}
