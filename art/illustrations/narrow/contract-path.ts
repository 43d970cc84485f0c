import { beton, faded, leaf, shade, sol, white } from '../../palette.ts';
import { FINDINGS, GAS, LAST_STEPS, SENTENCES } from '../services/contract-path.ts';
import { box, CARD_LINE, edge, panel, svg, text, tick } from '../shapes.ts';

const LEFT = 32;
const WIDTH = 328;
const INNER = LEFT + 16;
const RIGHT = LEFT + WIDTH - 16;

/** The four stages of a contract's way, from top to bottom. The audit is where it stands now. */
export const contractPathNarrow = (): string =>
  svg(360, 596, way() + specification() + testnet() + audit() + mainnet());

/** The line that the four stages stand on: done, lit, to come. */
function way(): string {
  const station = (y: number, inner: string, line: string): string =>
    `<circle cx="10" cy="${y}" r="8" fill="${inner}" stroke="${line}" stroke-width="2"/>`;
  return (
    `<path d="M10 28v256" stroke="${sol(500)}" stroke-width="2"/>` +
    `<path d="M10 284v200" stroke="${beton(400)}" stroke-width="2" stroke-dasharray="3 4"/>` +
    station(28, leaf(100), leaf(700)) +
    tick(6, 28.5, 8, leaf(700)) +
    station(164, leaf(100), leaf(700)) +
    tick(6, 164.5, 8, leaf(700)) +
    station(284, sol(500), beton(950)) +
    station(484, beton(0), beton(400))
  );
}

const card = (y: number, height: number): string => panel(LEFT, y, WIDTH, height, { fill: beton(0), line: CARD_LINE });

const title = (y: number, name: string, state: string, color: string, ink = beton(950)): string =>
  text(INNER, y, name, { size: 17, weight: 600, font: 'display', fill: ink }) +
  text(RIGHT, y, state, { size: 14, weight: 600, fill: color, anchor: 'end' });

function specification(): string {
  const [first = '', second = ''] = SENTENCES;
  const half = first.indexOf('both');
  const lines = [first.slice(0, half), first.slice(half), second].map((line, index) => {
    const y = 63 + index * 22;
    const mark = index === 1 ? '' : tick(INNER, y - 5, 10, leaf(700));
    return mark + text(INNER + 20, y, line.trim(), { size: 14, fill: beton(800) });
  });
  return card(0, 124) + title(33, 'Specification', 'agreed in writing', leaf(700)) + lines.join('');
}

function testnet(): string {
  const bars = GAS.map((height, index) =>
    box(INNER + index * 9, 232 - height, 6, height, index === GAS.length - 1 ? sol(500) : shade(400)),
  );
  return (
    card(140, 104) +
    title(170, 'Testnet', 'rehearsed', leaf(700)) +
    bars.join('') +
    text(RIGHT, 210, '48,210', { size: 15, weight: 600, anchor: 'end', font: 'display' }) +
    text(RIGHT, 230, 'gas, worst case', { size: 13.5, fill: beton(600), anchor: 'end' })
  );
}

function audit(): string {
  const rows = FINDINGS.map(({ what, state, color }, index) => {
    const y = 332 + index * 42;
    return (
      box(INNER, y - 12, 3, 31, color) +
      text(INNER + 14, y, what, { size: 14.5, fill: beton(50) }) +
      text(INNER + 14, y + 18, state, { size: 13.5, fill: color })
    );
  });
  return (
    box(LEFT, 260, WIDTH, 192, beton(950), 8) +
    edge(LEFT, 260, 192, sol(500)) +
    title(291, 'Audit', 'outside firm, code frozen', sol(400), beton(0)) +
    box(INNER, 306, WIDTH - 32, 1, faded(white, 0.12)) +
    rows.join('')
  );
}

function mainnet(): string {
  const steps = LAST_STEPS.map((step, index) => {
    const y = 526 + index * 24;
    return (
      panel(INNER, y - 11, 13, 13, { fill: beton(0), line: beton(400), radius: 3 }) +
      text(INNER + 22, y, step, { size: 14, fill: beton(600) })
    );
  });
  return card(468, 128) + title(498, 'Mainnet', 'last step', beton(600)) + steps.join('');
}
