import { beton, faded, leaf, shade, sol, white } from '../../palette.ts';
import { box, CARD_LINE, edge, floating, panel, shadowFilter, svg, text, tick } from '../shapes.ts';

const LEFT = 96;
const WIDTH = 560;

/** A contract's way from specification through testnet and audit to mainnet. The audit is where it stands now. */
export const contractPath = (id: string): string =>
  svg(
    704,
    616,
    way() + specification() + testnet() + floating(id, box(LEFT, 312, WIDTH, 152, beton(950), 8)) + audit() + mainnet(),
    shadowFilter(id, 'near'),
  );

/** The line that the four stages stand on: done, lit, to come. */
function way(): string {
  const station = (y: number, inner: string, line: string): string =>
    `<circle cx="56" cy="${y}" r="9" fill="${inner}" stroke="${line}" stroke-width="2"/>`;
  return (
    `<path d="M56 84v304" stroke="${sol(500)}" stroke-width="2"/>` +
    `<path d="M56 388v152" stroke="${beton(400)}" stroke-width="2" stroke-dasharray="3 4"/>` +
    station(84, leaf(100), leaf(700)) +
    tick(51.5, 84.5, 9, leaf(700)) +
    station(228, leaf(100), leaf(700)) +
    tick(51.5, 228.5, 9, leaf(700)) +
    station(388, sol(500), beton(950)) +
    station(540, beton(0), beton(400))
  );
}

const card = (y: number, height: number): string => panel(LEFT, y, WIDTH, height, { fill: beton(0), line: CARD_LINE });

const title = (y: number, name: string, state: string, color: string): string =>
  text(LEFT + 24, y, name, { size: 17, weight: 600, font: 'display' }) +
  text(LEFT + WIDTH - 24, y, state, { weight: 600, fill: color, anchor: 'end' });

export const SENTENCES = ['Money leaves only after both parties have signed.', 'No document is ever paid twice.'];

function specification(): string {
  const sentences = SENTENCES.map((sentence, index) => {
    const y = 88 + index * 26;
    return (
      tick(LEFT + 24, y - 4, 10, leaf(700)) +
      text(LEFT + 44, y, sentence, { size: 13.5, fill: beton(800) }) +
      text(LEFT + WIDTH - 24, y, `rule ${index + 1}`, { size: 13.5, font: 'mono', fill: beton(600), anchor: 'end' })
    );
  });
  return card(24, 120) + title(56, 'Specification', 'agreed in writing', leaf(700)) + sentences.join('');
}

/** Gas of rehearsed calls, each bar a call; the worst case is the one the audit names too. */
export const GAS = [22, 24, 23, 31, 25, 24, 36, 26, 25, 29, 24, 38, 27, 25, 33, 26, 24, 30, 28, 48];

function testnet(): string {
  const bars = GAS.map((height, index) => {
    const color = index === GAS.length - 1 ? sol(500) : shade(400);
    return box(LEFT + 24 + index * 19, 268 - height, 13, height, color);
  });
  return (
    card(168, 120) +
    title(200, 'Testnet', 'rehearsed', leaf(700)) +
    bars.join('') +
    text(LEFT + WIDTH - 24, 244, '48,210', { size: 15, weight: 600, font: 'display', anchor: 'end' }) +
    text(LEFT + WIDTH - 24, 266, 'gas, worst case', { size: 13.5, fill: beton(600), anchor: 'end' })
  );
}

export const FINDINGS = [
  { what: 'Order of calls in release', state: 'fixed, confirmed', color: leaf(300) },
  { what: 'Missing event on pause', state: 'fixed, confirmed', color: leaf(300) },
  { what: 'Name of a role', state: 'being answered', color: sol(300) },
];

function audit(): string {
  const rows = FINDINGS.map(({ what, state, color }, index) => {
    const y = 386 + index * 25;
    return (
      box(LEFT + 24, y - 10, 3, 13, color) +
      text(LEFT + 40, y, what, { size: 13.5, fill: beton(200) }) +
      text(LEFT + WIDTH - 24, y, state, { size: 13.5, weight: 600, fill: color, anchor: 'end' })
    );
  });
  return (
    edge(LEFT, 312, 152, sol(500)) +
    text(LEFT + 24, 346, 'Audit', { size: 17, weight: 600, font: 'display', fill: beton(0) }) +
    text(LEFT + WIDTH - 24, 346, 'outside firm, code frozen', { weight: 600, fill: sol(400), anchor: 'end' }) +
    box(LEFT + 24, 360, WIDTH - 48, 1, faded(white, 0.12)) +
    rows.join('')
  );
}

export const LAST_STEPS = ['bytecode equals source', 'alerts on odd calls', 'roles with your people'];

function mainnet(): string {
  const steps = LAST_STEPS.map((step, index) => {
    const x = LEFT + 24 + index * 188 - (index > 1 ? 26 : 0);
    return (
      panel(x, 546, 14, 14, { fill: beton(0), line: beton(400), radius: 3 }) +
      text(x + 20, 558, step, { size: 13.5, fill: beton(600) })
    );
  });
  return card(488, 104) + title(520, 'Mainnet', 'last step', beton(600)) + steps.join('');
}
