import { beton, faded, leaf, shade, shadow, sol } from '../../palette.ts';
import { r1 } from '../../svg/number.ts';
import { box, fill, fin, NIGHT_PANEL, panel, svg, text } from '../shapes.ts';

export type Surface = 'night' | 'day';

export const agentsLook = {
  night: {
    ink: beton(50),
    muted: beton(300),
    ...NIGHT_PANEL,
    wire: beton(500),
    bar: shade(400),
  },
  day: {
    ink: beton(950),
    muted: beton(600),
    fill: beton(0),
    line: faded(shadow.line, 0.14),
    wire: beton(400),
    bar: shade(500),
  },
} as const;

/** Three columns as wide as each other: every node stands in one, every wire begins and ends in the middle of one. */
const COLUMNS = [24, 252, 480] as const;
const WIDTH = 200;
const ROWS = [24, 132, 240] as const;
const HEIGHT = 72;

type Node = { name: string; detail: string; state?: 'hot' | 'done' };

/** Row by row. The upper right corner says what the run took. */
const NODES: readonly (readonly Node[])[] = [
  [
    { name: 'Request', detail: 'Claim 20418, 3 files' },
    { name: 'Planner', detail: '4 steps, 2 tools', state: 'hot' },
  ],
  [
    { name: 'Retrieval', detail: '12 passages', state: 'done' },
    { name: 'Model', detail: 'reads, compares, drafts', state: 'done' },
    { name: 'Tools', detail: 'pricing API, ledger', state: 'done' },
  ],
  [
    { name: 'Guardrails', detail: 'privacy, tone, limits', state: 'done' },
    { name: 'Human review', detail: 'only above $10,000', state: 'hot' },
    { name: 'Answer', detail: 'with 5 sources', state: 'done' },
  ],
];

/** An AI agent run: planner, retrieval, model, tools, guardrails and a human review, with its trace. */
export function agents(surface: Surface): string {
  const look = agentsLook[surface];
  const node = ({ name, detail, state }: Node, x: number, y: number): string => {
    const hot = state === 'hot';
    return (
      (hot ? box(x, y, WIDTH, HEIGHT, sol(500), 6) : panel(x, y, WIDTH, HEIGHT, { ...look, radius: 6 })) +
      text(x + 18, y + 32, name, { size: 18, weight: 600, fill: hot ? beton(950) : look.ink }) +
      text(x + 18, y + 54, detail, { size: 15.5, fill: hot ? beton(900) : look.muted }) +
      (state === 'done' ? `<circle cx="${x + WIDTH - 20}" cy="${y + 26}" r="5" fill="${leaf(500)}"/>` : '')
    );
  };
  const nodes = NODES.flatMap((row, at) => row.map((each, column) => node(each, COLUMNS[column] ?? 0, ROWS[at] ?? 0)));
  const took =
    text(680, 56, '2.84 s', { size: 30, weight: 500, font: 'display', fill: look.ink, anchor: 'end' }) +
    text(680, 80, '1,920 tokens, $0.011', { size: 15.5, fill: look.muted, anchor: 'end' });
  return svg(704, 512, wires(look.wire) + nodes.join('') + took + trace(surface));
}

/** What all three parts of the second row share branches off and comes together halfway between two rows. */
function wires(branch: string): string {
  const [first, second, third] = COLUMNS.map((x) => x + WIDTH / 2) as [number, number, number];
  const fork = (ROWS[0] + HEIGHT + ROWS[1]) / 2;
  const join = (ROWS[1] + HEIGHT + ROWS[2]) / 2;
  const bend = (x: number, y: number, end: number): string => `M${second} ${y}H${x}V${end}`;
  return (
    `<path d="${bend(first, fork, ROWS[1])}${bend(third, fork, ROWS[1])}M${third} ${ROWS[1] + HEIGHT}V${join}H${second}M${first} ${ROWS[1] + HEIGHT}V${join}" fill="none" stroke="${branch}" stroke-width="1.5" stroke-dasharray="4 4"/>` +
    `<path d="M${first} 60H${COLUMNS[1]}M${second} 60V${ROWS[1]}M${second} ${ROWS[1] + HEIGHT}V${join}H${first}V${ROWS[2]}M${first} 276H${COLUMNS[2]}M470 270l8 6-8 6" fill="none" stroke="${sol(500)}" stroke-width="2"/>`
  );
}

/** How long each step took, in fins. */
function trace(surface: Surface): string {
  const look = agentsLook[surface];
  const steps = [
    { name: 'plan', start: 0, share: 0.13, color: look.bar },
    { name: 'retrieve', start: 0.13, share: 0.22, color: look.bar },
    { name: 'model', start: 0.33, share: 0.4, color: sol(500) },
    { name: 'check', start: 0.73, share: 0.12, color: look.bar },
    { name: 'route', start: 0.85, share: 0.15, color: sol(300) },
  ];
  const rows = steps.map((step, index) => {
    const y = 364 + index * 24;
    const from = 124 + step.start * 540;
    let bars = '';
    for (let x = from; x < from + step.share * 540 - 2; x += 5) bars += fin(r1(x), y, 3, 13);
    return (
      text(42, y + 12, step.name, { size: 15.5, fill: look.muted }) +
      box(124, y + 6, 538, 1, look.line) +
      fill(step.color, bars)
    );
  });
  return panel(24, 348, 656, 140, look) + rows.join('');
}
