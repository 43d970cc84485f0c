import { markPath } from '../../brand/logo.ts';
import { beton, leaf, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { answers, asks } from '../bubble.ts';
import { box, CARD_LINE, fill, fin, floating, panel, shadowFilter, svg, text } from '../shapes.ts';

/** A support conversation that switches from Spanish to English and keeps the order in context. */
export function chat(id: string): string {
  const body =
    floating(id, box(40, 16, 440, 548, beton(0), 12)) +
    head() +
    asks(460, 96, '¿Dónde está mi pedido 8841?') +
    note(158, 'Spanish', 'Intent: order status') +
    answers(60, 168, ['Salió de Rotterdam esta mañana. Llega el', 'martes entre las 9 y las 11 h.']) +
    parcel() +
    asks(460, 352, 'Can you tell my colleague in English?') +
    note(412, 'English', 'Keeps: order 8841, Tuesday slot') +
    answers(60, 422, ['Done. I sent Priya the tracking link and the', 'Tuesday slot. Anything else?']) +
    entry();
  // The window is 440 wide: as much room at its left as at its right.
  return svg(560, 600, `<g transform="translate(20 0)">${body}</g>`, shadowFilter(id, 'near'));
}

/** The head of a chat window. */
export const head = (width = 440): string =>
  fill(beton(950), `M40 76V28a12 12 0 0 1 12-12h${width - 24}a12 12 0 0 1 12 12v48z`) +
  `<g transform="translate(60 31) scale(.95)">${fill(sol(500), markPath)}</g>` +
  text(102, 43, 'Saltmarsh support', { size: 14, weight: 600, fill: beton(0), font: 'display' }) +
  `<circle cx="106" cy="56" r="3.5" fill="${leaf(300)}"/>` +
  text(115, 60, 'Answers from your own documents', { size: 12.3, fill: beton(400) });

const note = (y: number, language: string, context: string): string =>
  text(60, y, language, { size: 12.3, weight: 600, fill: sol(700) }) +
  text(114, y, context, { size: 12.3, fill: beton(600) });

function parcel(): string {
  const bars = range(47).map((index) => fin(78 + index * 6, 278, 3.4, 14));
  const small = { size: 12.3, fill: beton(600) };
  return (
    panel(60, 238, 320, 96, { fill: beton(0), line: CARD_LINE }) +
    text(78, 264, 'Order 8841', { weight: 600 }) +
    text(362, 264, 'On the way', { size: 12.3, weight: 600, fill: leaf(700), anchor: 'end' }) +
    fill(beton(200), bars.slice(31).join('')) +
    fill(sol(500), bars.slice(0, 31).join('')) +
    text(78, 316, 'Rotterdam', small) +
    text(362, 316, 'Tue, 9:00 to 11:00', { ...small, anchor: 'end' })
  );
}

const entry = (): string =>
  panel(60, 500, 400, 44, { fill: beton(0), line: beton(300) }) +
  text(78, 527, 'Write a message', { size: 13, fill: beton(600) }) +
  box(420, 507, 32, 30, sol(500), 5) +
  `<path d="M429 522h13m-5-5 5 5-5 5" fill="none" stroke="${beton(950)}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
