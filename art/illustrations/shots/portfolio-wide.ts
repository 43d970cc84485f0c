import { beton, faded, leaf, sol, white } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { answers, asks } from '../bubble.ts';
import { head } from '../products/chat.ts';
import { ORDERS, phone, STEPS } from '../services/build.ts';
import { box, CARD_LINE, fill, fin, floating, NIGHT_PANEL, panel, text, tick } from '../shapes.ts';
import { scene } from './scene.ts';
import { NIGHT_LINE } from './shot.ts';

const moved = (x: number, y: number, body: string): string => `<g transform="translate(${x} ${y})">${body}</g>`;

/** The shipments in a browser, one of them on a phone, and the release that brought both. */
export const shipmentsWide = (id: string): string =>
  scene(id, 560, 1.62, shipments(id) + release(id) + moved(-528, -62, phone(id)));

/** The window goes on below the edge of the plate, right after a row. What stands before it covers none of its words. */
function shipments(id: string): string {
  const rows = ORDERS.slice(0, 4).map((row, index) => {
    const y = 128 + index * 54;
    const bars = range(14).map((place) => fin(402 + place * 6, y + 32, 3.6, 11));
    const done = bars.filter((_, place) => place / 14 < row.progress);
    return (
      (index ? box(226, y, 260, 1, beton(200)) : '') +
      text(226, y + 23, row.order, { size: 13.5, weight: 600 }) +
      text(226, y + 42, row.route, { size: 12.6, fill: beton(700) }) +
      text(486, y + 23, row.status, { size: 12.6, weight: 600, fill: row.color, anchor: 'end' }) +
      fill(beton(200), bars.slice(done.length).join('')) +
      fill(row.color, done.join(''))
    );
  });
  return (
    floating(id, box(150, 44, 590, 340, beton(0), 8)) +
    fill(beton(100), 'M150 76V52a8 8 0 0 1 8-8h574a8 8 0 0 1 8 8v24z') +
    box(150, 76, 590, 1, beton(200)) +
    box(226, 51, 260, 18, beton(0), 4) +
    text(356, 64, 'app.saltmarsh.example', { size: 12.6, fill: beton(600), anchor: 'middle' }) +
    text(226, 110, 'Shipments', { size: 20, weight: 600, font: 'display' }) +
    box(226, 124, 260, 1, beton(300)) +
    box(648, 90, 74, 26, beton(950), 4) +
    text(685, 107, 'New order', { size: 12.6, weight: 600, fill: beton(0), anchor: 'middle' }) +
    rows.join('')
  );
}

/** Over the empty half of the window and over its edge. */
function release(id: string): string {
  const steps = STEPS.map(({ what }, index) => {
    const y = 194 + index * 25;
    return tick(524, y - 4, 10, leaf(300)) + text(542, y, what, { size: 12.6, fill: beton(50), font: 'mono' });
  });
  return (
    floating(id, box(508, 134, 254, 180, beton(950), 8)) +
    panel(508, 134, 254, 180, { fill: 'none', line: white, lineOpacity: 0.14 }) +
    text(524, 160, 'deploy, main to production', { size: 12.6, fill: beton(400) }) +
    box(508, 172, 254, 1, faded(white, 0.12)) +
    steps.join('') +
    `<path d="M524 290h10m-4-4 4 4-4 4" fill="none" stroke="${sol(400)}" stroke-width="1.6"/>` +
    text(542, 294, 'rolling out to 100%', { size: 12.6, fill: sol(300), font: 'mono' })
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
      floating(id, box(40, 16, 450, 548, beton(0), 12)) +
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
