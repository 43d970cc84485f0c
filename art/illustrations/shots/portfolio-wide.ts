import { beton, leaf, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { answers, asks } from '../bubble.ts';
import { head } from '../products/chat.ts';
import { ORDERS, phone } from '../services/build.ts';
import { box, CARD_LINE, fill, fin, NIGHT_PANEL, panel, text } from '../shapes.ts';
import { scene } from './scene.ts';
import { NIGHT_LINE } from './shot.ts';

const moved = (x: number, y: number, body: string): string => `<g transform="translate(${x} ${y})">${body}</g>`;

/** The shipments in a browser, and before its empty end one of them on a phone. */
export const shipmentsWide = (id: string): string => scene(id, 560, 1.62, shipments() + moved(14, -70, phone(id)));

const WINDOW = { left: 28, right: 762, top: 40, height: 266 };
/** Where its list begins and ends: after the way about the app, and before the phone. */
const LIST = { left: 106, right: 546 };

function shipments(): string {
  const { left, right, top, height } = WINDOW;
  const rows = ORDERS.slice(0, 4).map((row, index) => {
    const y = top + 76 + index * 44;
    const bars = range(14).map((place) => fin(286 + place * 9, y + 15, 5.4, 14));
    const done = bars.filter((_, place) => place / 14 < row.progress);
    return (
      (index ? box(LIST.left, y, LIST.right - LIST.left, 1, beton(200)) : '') +
      text(LIST.left, y + 19, row.order, { size: 13.5, weight: 600 }) +
      text(LIST.left, y + 35, row.route, { size: 12.6, fill: beton(700) }) +
      text(LIST.right, y + 27, row.status, { size: 13.5, weight: 600, fill: row.color, anchor: 'end' }) +
      fill(beton(200), bars.slice(done.length).join('')) +
      fill(row.color, done.join(''))
    );
  });
  const places = range(4).map((place) =>
    box(left + 18, top + 58 + place * 40, 18, 18, place ? beton(700) : sol(500), 4),
  );
  const lights = range(3).map(
    (place) => `<circle cx="${left + 20 + place * 14}" cy="${top + 14}" r="4" fill="${beton(300)}"/>`,
  );
  return (
    panel(left, top, right - left, height, { fill: beton(0), line: CARD_LINE }) +
    fill(beton(100), `M${left} ${top + 28}v-20a8 8 0 0 1 8-8h${right - left - 16}a8 8 0 0 1 8 8v20z`) +
    lights.join('') +
    box(LIST.left, top + 5, 220, 18, beton(0), 4) +
    text(LIST.left + 110, top + 18, 'app.saltmarsh.example', { size: 12.6, fill: beton(600), anchor: 'middle' }) +
    fill(beton(950), `M${left} ${top + 28}h54v${height - 28}h-46a8 8 0 0 1-8-8z`) +
    places.join('') +
    text(LIST.left, top + 60, 'Shipments', { size: 20, weight: 600, font: 'display' }) +
    box(LIST.left, top + 75, LIST.right - LIST.left, 1, beton(300)) +
    box(LIST.right - 74, top + 40, 74, 26, beton(950), 4) +
    text(LIST.right - 37, top + 57, 'New order', { size: 12.6, weight: 600, fill: beton(0), anchor: 'middle' }) +
    rows.join('')
  );
}

/** A conversation, and beside it the order that it is about and what the bot has understood. */
export const chatWide = (id: string): string =>
  scene(
    id,
    560,
    1.62,
    moved(
      274,
      14,
      panel(40, 16, 450, 548, { fill: beton(0), line: CARD_LINE, radius: 12 }) +
        head(450) +
        asks(470, 92, '¿Dónde está mi pedido 8841?', SAID) +
        answers(60, 142, ['Salió de Rotterdam esta mañana. Llega el', 'martes entre las 9 y las 11 h.'], SAID) +
        asks(470, 212, 'Can you tell my colleague in English?', SAID) +
        answers(60, 262, ['Done. I sent Priya the tracking link', 'and the Tuesday slot.'], SAID),
    ) +
      order() +
      understood(),
  );

const SAID = { size: 13.8 };
const EDGE = 28;
const START = 48;
const END = 270;

function order(): string {
  const bars = range(37).map((index) => fin(START + index * 6.09, 96, 3.6, 18));
  const small = { size: 12.8, fill: beton(600) };
  return (
    panel(EDGE, 30, 262, 130, { fill: beton(0), line: CARD_LINE }) +
    text(START, 68, 'Order 8841', { size: 20, weight: 600, font: 'display' }) +
    text(END, 68, 'On the way', { size: 13.5, weight: 600, fill: leaf(700), anchor: 'end' }) +
    fill(beton(200), bars.slice(26).join('')) +
    fill(sol(500), bars.slice(0, 26).join('')) +
    text(START, 138, 'Rotterdam', small) +
    text(END, 138, 'Tue, 9:00 to 11:00', { ...small, anchor: 'end' })
  );
}

const understood = (): string =>
  panel(EDGE, 176, 262, 140, NIGHT_PANEL) +
  [
    ['Spanish', 'Intent: order status'],
    ['English', 'Keeps: order 8841, Tuesday slot'],
  ]
    .map(
      ([language = '', context = ''], index) =>
        (index ? box(EDGE, 246, 262, 1, NIGHT_LINE) : '') +
        text(START, 207 + index * 70, language, { size: 14.5, weight: 600, fill: sol(300) }) +
        text(START, 229 + index * 70, context, { size: 13.5, fill: beton(200) }),
    )
    .join('');
