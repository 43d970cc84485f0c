import { beton, faded, leaf, nightPanel, sol, white } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { POLICIES, SYSTEMS } from '../services/landing-zone.ts';
import { box, CARD_LINE, edge, fill, fin, panel, svg, text, tick } from '../shapes.ts';

/** The policies that hold for all, and below them the three accounts that they hold for. */
export const landingZoneNarrow = (): string => svg(360, 528, policies() + ways() + production() + others());

function policies(): string {
  const entries = POLICIES.map((name, index) => {
    const x = 16 + (index % 2) * 164;
    const y = 68 + Math.floor(index / 2) * 26;
    return tick(x, y - 5, 11, leaf(700)) + text(x + 20, y, name, { size: 15, weight: 600 });
  });
  return (
    panel(0, 0, 360, 112, { fill: beton(0), line: CARD_LINE }) +
    text(16, 34, 'Shared policies', { size: 18, weight: 600, font: 'display' }) +
    text(344, 34, 'before anyone builds', { size: 14, fill: beton(600), anchor: 'end' }) +
    entries.join('')
  );
}

/** The policies hold for production and testing; both write to the logs. */
const ways = (): string =>
  `<path d="M10 112V464h14M10 260h14M284 384v15m-5-6 5 6 5-6M176 464h31m-6-5 6 5-6 5" fill="none" stroke="${beton(950)}" stroke-width="1.4"/>`;

function production(): string {
  const rows = SYSTEMS.map(({ name, owner, load }, index) => {
    const y = 200 + index * 59;
    const bars = range(18).map((place) => fin(240 + place * 5, y + 16, 3, 20));
    return (
      panel(40, y, 304, 52, { fill: nightPanel, line: faded(white, 0.15), radius: 6 }) +
      text(54, y + 23, name, { size: 15, weight: 600, fill: beton(50) }) +
      text(54, y + 42, owner, { size: 13.5, fill: beton(400) }) +
      fill(beton(700), bars.slice(load).join('')) +
      fill(sol(500), bars.slice(0, load).join(''))
    );
  });
  return (
    box(24, 136, 336, 248, beton(950), 8) +
    edge(24, 136, 248, sol(500)) +
    text(40, 164, 'Production', { size: 18, weight: 600, font: 'display', fill: beton(0) }) +
    text(40, 184, 'changed only by reviewed code', { size: 14, fill: beton(400) }) +
    text(344, 164, 'account 1', { size: 13.5, font: 'mono', fill: beton(400), anchor: 'end' }) +
    rows.join('')
  );
}

const OTHERS = [
  { name: 'Testing', account: 'account 2', words: ['built in the morning,', 'gone at night'] },
  { name: 'Logs', account: 'account 3', words: ['written by all,', 'edited by nobody'] },
];

const others = (): string =>
  OTHERS.map(({ name, account, words }, index) => {
    const x = 24 + index * 184;
    return (
      panel(x, 400, 152, 128, { fill: beton(0), line: CARD_LINE }) +
      text(x + 12, 434, name, { size: 18, weight: 600, font: 'display' }) +
      text(x + 12, 456, account, { size: 13.5, font: 'mono', fill: beton(600) }) +
      words.map((line, row) => text(x + 12, 488 + row * 20, line, { size: 14, fill: beton(700) })).join('')
    );
  }).join('');
