import { fins } from '../fins.ts';
import { lerp } from '../svg/number.ts';
import { type Composition, HEIGHT, WIDTH } from './frame.ts';

const HEIGHTS = [0.42, 0.62, 0.86, 1.02];

/** The sun behind fins, seen from the front. */
export const sun: Composition = (id, next, ramp) =>
  fins({
    id,
    width: WIDTH,
    height: HEIGHT,
    ramp,
    count: Math.round(lerp(11, 24, next())),
    grow: lerp(1.2, 6, next()),
    reversed: next() > 0.5,
    shift: lerp(10, 44, next()),
    gap: 0.05,
    phase: next() * 6,
    sun: {
      x: WIDTH * lerp(0.25, 0.75, next()),
      y: HEIGHT * (HEIGHTS[Math.floor(next() * 4)] ?? 1),
      r: HEIGHT * lerp(0.26, 0.5, next()),
    },
    glow: ramp === 'day' ? 1 : 1.05,
    fit: 'xMidYMid slice',
  });
