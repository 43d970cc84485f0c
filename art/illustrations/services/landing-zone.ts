import { beton, faded, leaf, nightPanel, shade, sol, white } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, CARD_LINE, edge, fill, fin, floating, panel, shadowFilter, svg, text, tick } from '../shapes.ts';

/** Separate accounts for production, testing and logs, all under the same policies. */
export const landingZone = (id: string): string =>
  svg(
    704,
    584,
    policies() + floating(id, box(24, 208, 312, 352, beton(950), 8)) + production() + testing() + logs(),
    shadowFilter(id, 'near'),
  );

export const POLICIES = ['Identity', 'Network', 'Encryption', 'Spending'];

function policies(): string {
  const entries = POLICIES.map((name, index) => {
    const x = 48 + index * 156;
    return tick(x, 118, 12, leaf(700)) + text(x + 22, 124, name, { size: 16, weight: 600 });
  });
  const down = [180, 524].map((x) => `M${x} 160v48`).join('');
  return (
    `<path d="${down}" stroke="${beton(950)}" stroke-width="1.4"/>` +
    panel(24, 24, 656, 136, { fill: beton(0), line: CARD_LINE }) +
    text(48, 62, 'Shared policies', { size: 18, weight: 600, font: 'display' }) +
    text(656, 62, 'as code, before anyone builds', { size: 13.5, fill: beton(600), anchor: 'end' }) +
    box(48, 80, 608, 1, beton(200)) +
    entries.join('')
  );
}

export const SYSTEMS = [
  { name: 'Orders', owner: 'sales team', load: 11 },
  { name: 'Payments', owner: 'finance', load: 7 },
  { name: 'Tracking', owner: 'operations', load: 14 },
];

function production(): string {
  const rows = SYSTEMS.map(({ name, owner, load }, index) => {
    const y = 284 + index * 68;
    const bars = range(18).map((place) => fin(216 + place * 5, y + 18, 3, 20));
    return (
      panel(48, y, 264, 56, { fill: nightPanel, line: faded(white, 0.15), radius: 6 }) +
      text(64, y + 24, name, { size: 13.5, weight: 600, fill: beton(50) }) +
      text(64, y + 42, owner, { size: 13.5, fill: beton(400) }) +
      fill(beton(700), bars.slice(load).join('')) +
      fill(sol(500), bars.slice(0, load).join(''))
    );
  });
  return (
    edge(24, 208, 352, sol(500)) +
    text(48, 246, 'Production', { size: 17, weight: 600, font: 'display', fill: beton(0) }) +
    text(312, 246, 'account 1', { size: 13.5, font: 'mono', fill: beton(400), anchor: 'end' }) +
    text(48, 266, 'changed only by reviewed code', { size: 13.5, fill: beton(400) }) +
    rows.join('') +
    tick(48, 520, 10, leaf(300)) +
    text(68, 524, 'last restore rehearsed', { size: 13.5, fill: beton(200) })
  );
}

function testing(): string {
  // The hours of a day: what runs from eight to seven is not there at night.
  const bars = range(24).map((hour) => {
    const height = hour < 8 || hour > 18 ? 2 : 54 - Math.abs(hour - 13) * 5;
    return fin(392 + hour * 11.2, 344 - height, 7, height);
  });
  return (
    panel(368, 208, 312, 164, { fill: beton(0), line: CARD_LINE }) +
    text(392, 246, 'Testing', { size: 17, weight: 600, font: 'display' }) +
    text(656, 246, 'account 2', { size: 13.5, font: 'mono', fill: beton(600), anchor: 'end' }) +
    text(392, 266, 'built in the morning, gone at night', { size: 13.5, fill: beton(600) }) +
    fill(shade(400), bars.join(''))
  );
}

function logs(): string {
  const lines = ['role granted, 4 h', 'deployment approved', 'key rotated'].map((line, index) => {
    const y = 486 + index * 22;
    return box(392, y - 10, 3, 13, beton(300)) + text(406, y, line, { size: 13.5, font: 'mono', fill: beton(800) });
  });
  return (
    `<path d="M336 474h32m-8-5 8 5-8 5" stroke="${beton(950)}" stroke-width="1.4" fill="none"/>` +
    `<path d="M524 372v24m-5-8 5 8 5-8" stroke="${beton(950)}" stroke-width="1.4" fill="none"/>` +
    panel(368, 396, 312, 164, { fill: beton(0), line: CARD_LINE }) +
    text(392, 434, 'Logs', { size: 17, weight: 600, font: 'display' }) +
    text(656, 434, 'account 3', { size: 13.5, font: 'mono', fill: beton(600), anchor: 'end' }) +
    text(392, 454, 'written by all, edited by nobody', { size: 13.5, fill: beton(600) }) +
    lines.join('')
  );
}
