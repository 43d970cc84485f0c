import { beton, leaf, nightPanel, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { answers, asks } from '../bubble.ts';
import { head } from '../products/chat.ts';
import { ORDERS, phone } from '../services/build.ts';
import { box, CARD_LINE, fill, fin, floating, NIGHT_PANEL, panel, text } from '../shapes.ts';
import { scene } from './scene.ts';
import { NIGHT_LINE } from './shot.ts';

const moved = (x: number, y: number, body: string): string => `<g transform="translate(${x} ${y})">${body}</g>`;

/** The shipments in a browser, with the way of one of them, and that one on a phone. Letters as large as those of a screen. */
export const shipmentsWide = (id: string): string =>
  scene(id, 560, 1, `${window() + list() + way()}<g transform="translate(516 60)">${phone(id)}</g>`);

const WINDOW = { left: 48, right: 1200, top: 44, bottom: 512 };
const MENU = 168;

/** With its address, and what else there is in the app. */
function window(): string {
  const { left, right, top, bottom } = WINDOW;
  const lights = range(3).map(
    (place) => `<circle cx="${left + 22 + place * 16}" cy="${top + 18}" r="5" fill="${beton(300)}"/>`,
  );
  const places = ['Shipments', 'Orders', 'Berths', 'Partners', 'Reports'].map((name, index) => {
    const y = top + 118 + index * 38;
    return (
      (index ? '' : box(left + 12, y - 24, MENU - 24, 36, nightPanel, 4) + box(left + 12, y - 24, 3, 36, sol(500))) +
      text(left + 24, y, name, { size: 15, weight: index ? 400 : 600, fill: index ? beton(400) : beton(50) })
    );
  });
  return (
    panel(left, top, right - left, bottom - top, { fill: beton(0), line: CARD_LINE }) +
    fill(beton(100), `M${left + 1} ${top + 36}v-28a7 7 0 0 1 7-7h${right - left - 16}a7 7 0 0 1 7 7v28z`) +
    lights.join('') +
    box(left + MENU + 28, top + 8, 300, 20, beton(0), 4) +
    text(left + MENU + 40, top + 22.5, 'app.saltmarsh.example', { size: 13, fill: beton(600) }) +
    fill(beton(950), `M${left} ${top + 36}h${MENU}v${bottom - top - 36}h${8 - MENU}a8 8 0 0 1-8-8z`) +
    text(left + 24, top + 74, 'Saltmarsh', { size: 18, weight: 600, font: 'display', fill: beton(0) }) +
    places.join('')
  );
}

const COLUMNS = { order: 248, route: 332, progress: 496, arrival: 634, state: 808 };

const ARRIVALS = ['Tue, 09:00', 'Wed, 14:30', 'Mon, 06:10', 'Sun, 21:45', 'Sat, 11:20', 'Fri, 08:05'];

function list(): string {
  const { order, route, progress, arrival, state } = COLUMNS;
  const head = { size: 13, fill: beton(600) };
  const rows = ORDERS.map((row, index) => {
    const y = 190 + index * 50;
    const bars = range(14).map((place) => fin(progress + place * 8, y + 17, 5, 16));
    const done = bars.filter((_, place) => place / 14 < row.progress);
    return (
      box(order, y, state - order, 1, beton(200)) +
      text(order, y + 30, row.order, { size: 15, weight: 600 }) +
      text(route, y + 30, row.route, { size: 15, fill: beton(700) }) +
      text(arrival, y + 30, ARRIVALS[index] ?? '', { size: 15, fill: beton(700) }) +
      text(state, y + 30, row.status, { size: 15, weight: 600, fill: row.color, anchor: 'end' }) +
      fill(beton(200), bars.slice(done.length).join('')) +
      fill(row.color, done.join(''))
    );
  });
  return (
    text(order, 138, 'Shipments', { size: 28, weight: 600, font: 'display' }) +
    box(state - 108, 112, 108, 36, beton(950), 4) +
    text(state - 54, 135, 'New order', { size: 15, weight: 600, fill: beton(0), anchor: 'middle' }) +
    text(order, 178, 'Order', head) +
    text(route, 178, 'Route', head) +
    text(progress, 178, 'Way', head) +
    text(arrival, 178, 'Arrival', head) +
    text(state, 178, 'State', { ...head, anchor: 'end' }) +
    rows.join('')
  );
}

/** Where the first of them is: from Rotterdam along the coast to Oslo. */
function way(): string {
  const lines = range(6).map((place) => `M836 ${168 + place * 56}h340`);
  const route = 'M884 436C860 380 890 330 932 296S1010 232 1002 176';
  return (
    panel(836, 104, 340, 384, NIGHT_PANEL) +
    `<path d="${lines.join('')}" stroke="${NIGHT_LINE}" stroke-width="1"/>` +
    `<path d="${route}" fill="none" stroke="${beton(400)}" stroke-width="2" stroke-dasharray="2 6"/>` +
    `<path d="M884 436C860 380 890 330 932 296" fill="none" stroke="${sol(500)}" stroke-width="3"/>` +
    `<circle cx="884" cy="436" r="5" fill="${sol(500)}"/><circle cx="1002" cy="176" r="5" fill="${beton(950)}" stroke="${beton(200)}" stroke-width="2"/>` +
    `<circle cx="932" cy="296" r="14" fill="${sol(500)}" fill-opacity=".25"/><circle cx="932" cy="296" r="6" fill="${sol(500)}"/>` +
    text(860, 140, 'HB-2041', { size: 15, weight: 600, fill: beton(50) }) +
    text(902, 441, 'Rotterdam', { size: 13.5, fill: beton(200) }) +
    text(1018, 181, 'Oslo', { size: 13.5, fill: beton(200) })
  );
}

/** A conversation, and before its edge the order that it is about, joined to what the bot has understood. */
export const chatWide = (id: string): string =>
  scene(
    id,
    560,
    1.1,
    moved(
      320,
      28,
      panel(40, 16, 760, 421, { fill: beton(0), line: CARD_LINE, radius: 12 }) +
        head(760) +
        asks(780, 94, '¿Dónde está mi pedido 8841?', SAID) +
        answers(160, 140, ['Salió de Rotterdam esta mañana. Llega el', 'martes entre las 9 y las 11 h.'], SAID) +
        asks(780, 206, 'Can you tell my colleague in English?', SAID) +
        answers(160, 252, ['Done. I sent Priya the tracking link and the', 'Tuesday slot. Anything else?'], SAID) +
        asks(780, 318, 'No, thank you.', SAID) +
        panel(160, 384, 620, 38, { fill: beton(0), line: beton(300), radius: 6 }) +
        text(178, 408, 'Write a message', { size: 14, fill: beton(600) }) +
        box(747, 389, 28, 28, sol(500), 5) +
        `<path d="M755 403h12m-5-5 5 5-5 5" fill="none" stroke="${beton(950)}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
    ) +
      understood() +
      order(id),
  );

const SAID = { size: 15 };
/** Both cards at the left. */
const CARD = { left: 44, width: 412, start: 68, end: 432 };

function order(id: string): string {
  const { left, width, start, end } = CARD;
  const bars = range(60).map((index) => fin(start + index * 6.1, 202, 3.6, 24));
  const small = { size: 14, fill: beton(600) };
  return (
    floating(id, box(left, 128, width, 152, beton(0), 8)) +
    text(start, 170, 'Order 8841', { size: 22, weight: 600, font: 'display' }) +
    text(end, 170, 'On the way', { size: 14.5, weight: 600, fill: leaf(700), anchor: 'end' }) +
    fill(beton(200), bars.slice(41).join('')) +
    fill(sol(500), bars.slice(0, 41).join('')) +
    text(start, 258, 'Rotterdam', small) +
    text(end, 258, 'Tue, 9:00 to 11:00', { ...small, anchor: 'end' })
  );
}

function understood(): string {
  const { left, width, start } = CARD;
  const rows = [
    { language: 'Spanish', context: 'Intent: order status' },
    { language: 'English', context: 'Keeps: order 8841, Tuesday slot' },
  ].map(
    ({ language, context }, index) =>
      (index ? box(left, 347, width, 1, NIGHT_LINE) : '') +
      text(start, 309 + index * 67, language, { size: 16, weight: 600, fill: sol(300) }) +
      text(start, 331 + index * 67, context, { size: 14.5, fill: beton(200) }),
  );
  return panel(left, 262, width, 152, NIGHT_PANEL) + rows.join('');
}
