import { markPath } from '../../brand/logo.ts';
import { beton, leaf, nightPanel, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { answers, asks } from '../bubble.ts';
import { box, CARD_LINE, fill, fin, panel, svg, text } from '../shapes.ts';

const SIZE = 15;
const ASKED = { size: SIZE, height: 40, pad: 14 };
const ANSWERED = { size: 14.5, height: 39, leading: 21, pad: 14 };

/** The conversation in a window as wide as a phone: Spanish first, then English, one order all along. */
export const chatNarrow = (): string =>
  svg(
    360,
    544,
    panel(0, 0, 360, 544, { fill: beton(0), line: CARD_LINE, radius: 12 }) +
      head() +
      asks(344, 80, '¿Dónde está mi pedido 8841?', ASKED) +
      note(142, 'Spanish', 'Intent: order status') +
      answers(16, 152, ['Salió de Rotterdam esta mañana.', 'Llega el martes entre las 9 y las 11 h.'], ANSWERED) +
      parcel() +
      asks(344, 332, 'Can you tell my colleague in English?', ASKED) +
      note(394, 'English', 'Keeps: order 8841, Tuesday slot') +
      answers(16, 404, ['Done. I sent Priya the tracking link', 'and the Tuesday slot. Anything else?'], ANSWERED) +
      entry() +
      panel(0, 0, 360, 544, { fill: 'none', line: beton(400), radius: 12 }),
  );

const head = (): string =>
  fill(nightPanel, 'M0 64V12a12 12 0 0 1 12-12h336a12 12 0 0 1 12 12v52z') +
  `<g transform="translate(16 16)">${fill(sol(500), markPath)}</g>` +
  text(60, 29, 'Saltmarsh support', { size: 16, weight: 600, fill: beton(0), font: 'display' }) +
  `<circle cx="64" cy="44" r="3.5" fill="${leaf(300)}"/>` +
  text(74, 49, 'Answers from your own documents', { size: 13.5, fill: beton(400) });

const note = (y: number, language: string, context: string): string =>
  text(16, y, language, { size: 13.5, weight: 600, fill: sol(700) }) +
  text(72, y, context, { size: 13.5, fill: beton(600) });

function parcel(): string {
  const bars = range(46).map((index) => fin(30 + index * 6, 262, 3.4, 14));
  const small = { size: 13.5, fill: beton(600) };
  return (
    panel(16, 224, 304, 92, { fill: beton(0), line: CARD_LINE }) +
    text(30, 248, 'Order 8841', { size: SIZE, weight: 600 }) +
    text(306, 248, 'On the way', { size: 14, weight: 600, fill: leaf(700), anchor: 'end' }) +
    fill(beton(200), bars.slice(30).join('')) +
    fill(sol(500), bars.slice(0, 30).join('')) +
    text(30, 300, 'Rotterdam', small) +
    text(306, 300, 'Tue, 9:00 to 11:00', { ...small, anchor: 'end' })
  );
}

const entry = (): string =>
  panel(16, 484, 328, 44, { fill: beton(0), line: beton(300) }) +
  text(30, 511, 'Write a message', { size: SIZE, fill: beton(600) }) +
  box(304, 491, 32, 30, sol(500), 5) +
  `<path d="M313 506h13m-5-5 5 5-5 5" fill="none" stroke="${beton(950)}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
