import { beton, faded, leaf, shade, sol, white } from '../../palette.ts';
import { r1, random, range } from '../../svg/number.ts';
import { box, escapeText, fill, fin, mono, NIGHT_PANEL, panel, svg, text, tick } from '../shapes.ts';

export const PANEL = { ...NIGHT_PANEL, radius: 6 };

/** Four linked blocks, a settlement contract and its audit result. */
export const ledger = (): string => svg(704, 512, blocks() + contract() + audit());

export const BLOCKS = [
  { number: '21,884,099', detail: '38 records' },
  { number: '21,884,100', detail: '51 records' },
  { number: '21,884,101', detail: '44 records' },
  { number: '21,884,102', detail: 'your contract' },
];

function blocks(): string {
  const noise = random('ledger-7');
  const hex = (length: number): string =>
    range(length)
      .map(() => '0123456789abcdef'[Math.floor(noise() * 16)])
      .join('');
  return BLOCKS.map((block, index) => {
    const x = 24 + index * 170;
    const ours = index === 3;
    const before = index === 2;
    const bars = range(16).map((place) => {
      const height = 12 + Math.floor(noise() * 44);
      return fin(r1(x + 16 + place * 7.2), 148 - height, 4.4, height);
    });
    const barColor = ours ? beton(950) : before ? sol(300) : shade(400);
    const chain = before
      ? `<path d="M${x + 146} 110h24" stroke="${sol(500)}" stroke-width="2"/>`
      : `<path d="M${x + 146} 110h24" stroke="${faded(white, 0.35)}" stroke-width="1.4"/>`;
    return (
      (ours ? box(x, 24, 146, 172, sol(500), 6) : panel(x, 24, 146, 172, PANEL)) +
      text(x + 16, 52, block.number, { size: 14, weight: 600, font: 'display', fill: ours ? beton(950) : beton(50) }) +
      text(x + 16, 70, block.detail, { size: 13.5, fill: ours ? beton(900) : beton(400) }) +
      fill(barColor, bars.join(''), ours ? 1 : 0.85) +
      text(x + 16, 176, `0x${hex(4)} … ${hex(4)}`, { size: 13.5, font: 'mono', fill: ours ? beton(950) : beton(400) }) +
      (ours ? '' : chain)
    );
  }).join('');
}

/** Vyper: a contract language without braces. Indent, keyword, rest of the line. */
export const CODE: [indent: number, keyword: string, rest: string][] = [
  [0, 'event', ' Released:'],
  [2, '', 'doc: bytes32'],
  [2, '', 'sum: uint256'],
  [0, '@external', ''],
  [0, 'def', ' release(doc: bytes32):'],
  [2, 'assert', ' self.signed[doc] == PARTIES'],
  [2, 'assert not', ' self.paid[doc]'],
  [2, '', 'self.paid[doc] = True'],
  [2, 'log', ' Released(doc, self.due[doc])'],
];

function contract(): string {
  const lines = CODE.map(([indent, keyword, rest], index) => {
    const y = 288 + index * 22;
    const start = keyword ? `<tspan fill="${sol(400)}">${keyword}</tspan>` : '';
    return (
      `<text x="44" y="${y}" font-size="13.5" fill="${beton(600)}">${index + 1}</text>` +
      `<text x="${72 + indent * 9}" y="${y}" font-size="13.5" fill="${beton(200)}">${start}${escapeText(rest)}</text>`
    );
  });
  return (
    panel(24, 220, 396, 268, PANEL) +
    text(44, 248, 'settlement.vy', { weight: 600, fill: beton(50) }) +
    box(24, 262, 396, 1, PANEL.line) +
    `<g ${mono}>${lines.join('')}</g>`
  );
}

export const CHECKS = [
  ['Re-entrancy', 'none'],
  ['Overflow', 'none'],
  ['Access control', '3 roles'],
  ['Test coverage', '100%'],
  ['Gas, worst case', '48,210'],
] as const;

function audit(): string {
  const rows = CHECKS.map(([what, result], index) => {
    const y = 292 + index * 30;
    return (
      tick(464, y - 4, 10, leaf(300)) +
      text(484, y, what, { size: 13.5, fill: beton(200) }) +
      text(660, y, result, { size: 13.5, weight: 600, fill: beton(50), anchor: 'end' })
    );
  });
  return (
    panel(444, 220, 236, 268, PANEL) +
    text(464, 248, 'Audit', { size: 13.5, weight: 600, font: 'display', fill: beton(50) }) +
    text(660, 248, 'passed', { weight: 600, fill: leaf(300), anchor: 'end' }) +
    box(444, 262, 236, 1, PANEL.line) +
    rows.join('') +
    box(464, 436, 196, 1, PANEL.line) +
    text(464, 464, 'ready for the test network', { size: 13.5, weight: 600, fill: sol(400) })
  );
}
