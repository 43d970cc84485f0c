import { beton, faded, goodOnNight, leaf, shade, sol, white } from '../../palette.ts';
import { sealAt } from '../products/seal.ts';
import { CLIENT_HAND, EVENTS, PROVIDER_HAND } from '../products/signchain.ts';
import { box, CARD_LINE, NIGHT_PANEL, panel, svg, text, tick } from '../shapes.ts';

/** The signatures of an agreement, and below them the trail that proves each step. */
export const signchainNarrow = (): string => svg(360, 544, contract() + trail() + sealAt(312, 40, 26));

/** Who signs, and where in a field the hand begins. */
export const HANDS = [
  { x: 16, side: 'For the client', name: 'Nadia Okoye', date: '18 Nov', hand: CLIENT_HAND, from: 76, top: 283 },
  { x: 188, side: 'For the provider', name: 'Jonas Okafor', date: '19 Nov', hand: PROVIDER_HAND, from: 238, top: 290 },
];

/** The paper; more of a height goes to the fields that are signed. */
export function contract(height = 208): string {
  const foot = height - 208;
  const signatures = HANDS.map(
    ({ x, side, name, date, hand, from, top }) =>
      panel(x, 80, 156, 112 + foot, { fill: beton(50), line: beton(300), radius: 4 }) +
      text(x + 12, 102, side, { size: 13.5, fill: beton(600) }) +
      `<path d="${hand}" transform="translate(${x + 16 - from} ${foot / 2 - top})" fill="none" stroke="${shade(700)}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>` +
      text(x + 12, 180 + foot, name, { size: 13.5, weight: 600 }) +
      text(x + 144, 180 + foot, date, { size: 13.5, fill: beton(600), anchor: 'end' }),
  );
  return (
    panel(0, 0, 360, height, { fill: beton(0), line: CARD_LINE, radius: 6 }) +
    box(16, 18, 3, 44, sol(500)) +
    text(32, 36, 'Master Services Agreement', { size: 18, weight: 600, font: 'display' }) +
    text(32, 58, 'Saltmarsh Cargo and Mehra Legal', { size: 14, fill: beton(600) }) +
    signatures.join('')
  );
}

function trail(): string {
  const events = EVENTS.map((event, index) => {
    const y = 291 + index * 44;
    const recorded = index === EVENTS.length - 1;
    const dot = recorded
      ? `<circle cx="24" cy="${y - 4}" r="8.5" fill="${sol(500)}"/>${tick(19.5, y - 4, 9, beton(950))}`
      : `<circle cx="24" cy="${y - 4}" r="5.5" fill="${beton(950)}" stroke="${sol(400)}" stroke-width="2"/>`;
    return (
      dot +
      text(44, y + 1, event.what, { size: 15, weight: 600, fill: beton(50) }) +
      text(44, y + 20, `${event.when}, ${event.detail}`, { size: 13.5, fill: beton(400) })
    );
  });
  return (
    panel(0, 224, 360, 320, NIGHT_PANEL) +
    text(16, 257, 'Signature trail', { size: 18, weight: 600, fill: beton(0), font: 'display' }) +
    box(248, 238, 96, 26, goodOnNight, 3, 0.55) +
    tick(257, 252, 10, leaf(300)) +
    text(273, 256, 'Complete', { size: 14, weight: 600, fill: leaf(300) }) +
    `<path d="M24 294V${462}" stroke="${white}" stroke-opacity=".18"/>` +
    events.join('') +
    box(16, 506, 328, 1, faded(white, 0.12)) +
    text(16, 530, '0x9f3a 41d0 … c71e', { size: 13.5, fill: sol(300), font: 'mono' }) +
    text(344, 530, 'block 21,884,102', { size: 13.5, fill: beton(50), anchor: 'end', font: 'mono' })
  );
}
