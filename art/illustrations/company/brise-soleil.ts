import { beton, shade, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, fill, fin, floating, shadowFilter, svg } from '../shapes.ts';

/** Where the fins come from: a concrete front whose blades turn the low sun into light for the rooms behind them. */
export const briseSoleil = (id: string): string => svg(704, 544, sun() + floating(id, front()), shadowFilter(id));

const LEFT = 168;
const BAYS = 12;
const BAY = 40;
const FLOORS = [112, 244, 376];
const HEIGHT = 104;

const sun = (): string => `<circle cx="132" cy="196" r="112" fill="${sol(500)}"/>`;

/** How far the light comes into a bay: the farther from the sun, the less. */
const reach = (bay: number, floor: number): number => Math.max(0, 1 - bay / (BAYS - 2 * floor));

function front(): string {
  const rooms = FLOORS.flatMap((top, floor) =>
    range(BAYS).map((bay) => {
      const x = LEFT + bay * BAY;
      const lit = HEIGHT * (0.15 + 0.85 * reach(bay, floor));
      return {
        glow: fin(x + 18, top + HEIGHT - lit, BAY - 18, lit),
        blade: fin(x, top, 11, HEIGHT),
        side: `M${x + 11} ${top}l7 7v${HEIGHT - 7}h-7z`,
        cast: `M${x + 18} ${top}h${BAY - 18}v${HEIGHT * 0.3 * (1 - reach(bay, floor)) + 16}z`,
      };
    }),
  );
  const join = (part: 'glow' | 'blade' | 'side' | 'cast') => rooms.map((room) => room[part]).join('');
  const slabs = [...FLOORS, 508].map((top) => box(LEFT - 16, top - 28, BAYS * BAY + 32, 28, beton(200)));
  const edges = [...FLOORS, 508].map((top) => box(LEFT - 16, top - 4, BAYS * BAY + 32, 4, beton(400)));
  return (
    box(LEFT, 84, BAYS * BAY, 424, beton(950)) +
    fill(sol(400), join('glow')) +
    fill(shade(900), join('cast')) +
    fill(beton(500), join('side')) +
    fill(beton(50), join('blade')) +
    box(LEFT + BAYS * BAY, 84, 11, 424, beton(50)) +
    slabs.join('') +
    edges.join('')
  );
}
