import { beton, leaf, sol } from '../../palette.ts';
import { agentsLook, type Surface } from '../services/agents.ts';
import { box, panel, svg, text } from '../shapes.ts';

type Node = { x?: number; width?: number; name: string; detail: string; state?: 'hot' | 'done' };

const HEIGHT = 56;
const STEP = HEIGHT + 20;
const HALF = 172;

/** From request to answer, row by row: all over the width or half of it, the wires in the middle of the halves. */
const ROWS: Node[][] = [
  [{ name: 'Request', detail: 'Claim 20418, 3 files' }],
  [{ name: 'Planner', detail: '4 steps, 2 tools', state: 'hot' }],
  [
    { width: HALF, name: 'Retrieval', detail: '12 passages', state: 'done' },
    { x: 188, width: HALF, name: 'Tools', detail: 'pricing API, ledger', state: 'done' },
  ],
  [{ name: 'Model', detail: 'reads, compares, drafts', state: 'done' }],
  [{ name: 'Guardrails', detail: 'privacy, tone, limits', state: 'done' }],
  [
    { width: HALF, name: 'Human review', detail: 'only above $10,000', state: 'hot' },
    { x: 188, width: HALF, name: 'Answer', detail: 'with 5 sources', state: 'done' },
  ],
];

/** The way of an agent's run from top to bottom. A person stands before the answer. */
export function agentsNarrow(surface: Surface): string {
  const look = agentsLook[surface];
  const node = ({ x = 0, width = 360, name, detail, state }: Node, y: number): string => {
    const hot = state === 'hot';
    return (
      (hot ? box(x, y, width, HEIGHT, sol(500), 6) : panel(x, y, width, HEIGHT, { ...look, radius: 6 })) +
      text(x + 16, y + 24, name, { size: 15.5, weight: 600, fill: hot ? beton(950) : look.ink }) +
      text(x + 16, y + 44, detail, { size: 14, fill: hot ? beton(900) : look.muted }) +
      (state === 'done' ? `<circle cx="${x + width - 16}" cy="${y + 19}" r="4.5" fill="${leaf(500)}"/>` : '')
    );
  };
  const wires =
    `<path d="M86 ${HEIGHT}v20M86 ${STEP * 3 + HEIGHT}v20M86 ${STEP * 4 + HEIGHT}v20M${HALF} ${STEP * 5 + 28}h15m-6-5 6 5-6 5" fill="none" stroke="${sol(500)}" stroke-width="2"/>` +
    `<path d="M86 ${STEP + HEIGHT}v20M274 ${STEP + HEIGHT}v20M86 ${STEP * 2 + HEIGHT}v20M274 ${STEP * 2 + HEIGHT}v20" stroke="${look.wire}" stroke-width="1.4" stroke-dasharray="3 4"/>`;
  const rows = ROWS.flatMap((row, index) => row.map((each) => node(each, index * STEP)));
  return svg(360, STEP * 5 + HEIGHT, wires + rows.join(''));
}
