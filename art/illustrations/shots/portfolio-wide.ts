import { beton, leaf, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { bot, customer, head } from '../products/chat.ts';
import { browser, deployment, phone } from '../services/build.ts';
import { box, CARD_LINE, fill, fin, floating, NIGHT_PANEL, panel, text } from '../shapes.ts';
import { scene } from './scene.ts';
import { NIGHT_LINE } from './shot.ts';

const moved = (x: number, y: number, body: string): string => `<g transform="translate(${x} ${y})">${body}</g>`;

/** The shipments in a browser, one of them on a phone, and the release that brought both. */
export const shipmentsWide = (id: string): string =>
  scene(
    id,
    560,
    1.62,
    moved(172, 28, browser(id)) + moved(326, -80, deployment(id, false)) + moved(-528, -57, phone(id)),
  );

/** A conversation, and beside it the order that it is about and what the bot has understood. */
export const chatWide = (id: string): string =>
  scene(
    id,
    560,
    1.7,
    moved(
      246,
      20,
      floating(id, box(40, 16, 440, 548, beton(0), 12)) +
        head() +
        customer(96, 226, ['¿Dónde está mi pedido 8841?']) +
        bot(150, 320, ['Salió de Rotterdam esta mañana. Llega el', 'martes entre las 9 y las 11 h.']) +
        customer(224, 262, ['Can you tell my colleague in English?']) +
        bot(278, 330, ['Done. I sent Priya the tracking link and the', 'Tuesday slot. Anything else?']),
    ) +
      order() +
      understood(),
  );

const START = 32;
const END = 240;

function order(): string {
  const bars = range(46)
    .map((index) => fin(END - 3.4 - index * 6, 104, 3.4, 16))
    .reverse();
  const small = { size: 12.6, fill: beton(600) };
  return (
    panel(-20, 48, 280, 112, { fill: beton(0), line: CARD_LINE }) +
    text(START, 82, 'Order 8841', { size: 18, weight: 600, font: 'display' }) +
    text(END, 82, 'On the way', { size: 13.5, weight: 600, fill: leaf(700), anchor: 'end' }) +
    fill(beton(200), bars.slice(32).join('')) +
    fill(sol(500), bars.slice(0, 32).join('')) +
    text(START, 144, 'Rotterdam', small) +
    text(END, 144, 'Tue, 9:00 to 11:00', { ...small, anchor: 'end' })
  );
}

const understood = (): string =>
  panel(-20, 176, 280, 120, NIGHT_PANEL) +
  [
    ['Spanish', 'Intent: order status'],
    ['English', 'Keeps: order 8841, Tuesday slot'],
  ]
    .map(
      ([language = '', context = ''], index) =>
        (index ? box(-20, 236, 280, 1, NIGHT_LINE) : '') +
        text(START, 202 + index * 60, language, { weight: 600, fill: sol(300) }) +
        text(START, 222 + index * 60, context, { size: 12.6, fill: beton(200) }),
    )
    .join('');
