import { beton, faded, leaf, shade, shadow, sol, white } from '../../palette.ts';
import { r1 } from '../../svg/number.ts';
import { box, fill, fin, NIGHT_PANEL, panel, svg, text } from '../shapes.ts';

export type Surface = 'night' | 'day';

export const agentsLook = {
  night: {
    ink: beton(50),
    muted: beton(400),
    ...NIGHT_PANEL,
    wire: faded(white, 0.25),
    arrow: faded(white, 0.5),
    bar: shade(400),
  },
  day: {
    ink: beton(950),
    muted: beton(600),
    fill: beton(0),
    line: faded(shadow.line, 0.14),
    wire: beton(400),
    arrow: beton(500),
    bar: shade(500),
  },
} as const;

/** An AI agent run: planner, retrieval, model, tools, guardrails and a human review, with its trace. */
export function agents(surface: Surface): string {
  const look = agentsLook[surface];

  const node = (x: number, y: number, width: number, name: string, detail: string, state?: 'hot' | 'done'): string => {
    const hot = state === 'hot';
    const ground = hot ? box(x, y, width, 54, sol(500), 6) : panel(x, y, width, 54, { ...look, radius: 6 });
    const light = state === 'done' ? `<circle cx="${x + width - 16}" cy="${y + 19}" r="4" fill="${leaf(500)}"/>` : '';
    return (
      ground +
      text(x + 16, y + 24, name, { size: 13.5, weight: 600, fill: hot ? beton(950) : look.ink }) +
      text(x + 16, y + 41, detail, { size: 13.5, fill: hot ? beton(900) : look.muted }) +
      light
    );
  };
  const wires =
    `<path d="M330 106C330 140 116 130 116 170M330 106C330 140 548 130 548 170M116 224C116 262 330 250 330 284M548 224C548 262 330 250 330 284M590 284C590 150 660 79 592 79" fill="none" stroke="${look.wire}" stroke-width="1.4" stroke-dasharray="3 4"/>` +
    `<path d="M178 79H240M330 106V170M330 224V284M420 311H500" fill="none" stroke="${sol(500)}" stroke-width="2"/>` +
    `<path d="M598 74l-8 5 8 5" fill="none" stroke="${look.arrow}" stroke-width="1.4"/>`;
  const nodes = [
    node(24, 52, 154, 'Request', 'Claim 20418, 3 files'),
    node(240, 52, 180, 'Planner', '4 steps, 2 tools', 'hot'),
    node(470, 52, 120, 'Answer', 'with 5 sources', 'done'),
    node(24, 170, 184, 'Retrieval', 'policy store, 12 passages', 'done'),
    node(240, 170, 180, 'Model', 'reads, compares, drafts', 'done'),
    node(456, 170, 184, 'Tools', 'pricing API, ledger', 'done'),
    node(240, 284, 180, 'Guardrails', 'privacy, tone, limits', 'done'),
    node(500, 284, 180, 'Human review', 'only above $10,000', 'hot'),
  ].join('');
  return svg(704, 512, `<g transform="translate(0 -28)">${wires}${nodes}${trace(surface)}</g>`);
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
    const y = 418 + index * 18;
    const from = 112 + step.start * 540;
    let bars = '';
    for (let x = from; x < from + step.share * 540 - 2; x += 5) bars += fin(r1(x), y, 3, 10);
    return (
      text(44, y + 9, step.name, { size: 13.5, fill: look.muted }) +
      box(112, y + 4.5, 540, 1, look.line) +
      fill(step.color, bars)
    );
  });
  return (
    panel(24, 376, 656, 140, look) +
    text(44, 402, 'Trace', { size: 13.5, weight: 600, font: 'display', fill: look.ink }) +
    text(660, 402, '2.84 s, 1,920 tokens, $0.011', { size: 13.5, fill: look.muted, anchor: 'end' }) +
    rows.join('')
  );
}
