import { beton, faded, leaf, shade, sol, white } from '../../palette.ts';
import { lerp, random, range, smooth } from '../../svg/number.ts';
import { box, CARD_LINE, fill, fin, meter, panel, svg, text, tick } from '../shapes.ts';
import { LINE } from './shot.ts';

const CLIENTS = [
  { client: 'Saltmarsh Cargo Co.', orders: 214, late: [9, 51, 88, 97, 160, 203] },
  { client: 'Mehra Legal LLP', orders: 38, late: [23] },
  { client: 'Sector 17 Books', orders: 91, late: [] as number[] },
];

/** One fin for each order in rows, those twice late lit. @returns how high the rows are, too */
function orderFins(
  { orders, late }: (typeof CLIENTS)[number],
  at: { x: number; y: number; width: number; height: number; pitch: number },
): { fins: string; height: number } {
  const each = Math.floor((at.width + 2) / 5);
  const one = (index: number): string =>
    fin(at.x + (index % each) * 5, at.y + Math.floor(index / each) * at.pitch, 3, at.height);
  const isLate = (index: number): boolean => late.includes(index);
  const all = range(orders);
  return {
    fins:
      fill(
        beton(300),
        all
          .filter((index) => !isLate(index))
          .map(one)
          .join(''),
      ) + (late.length ? fill(sol(500), all.filter(isLate).map(one).join('')) : ''),
    height: Math.ceil(orders / each) * at.pitch,
  };
}

/** A sheet whose end the page does not show. */
const sheet = (width: number, height: number, body: string): string =>
  svg(width, height, panel(0, 0, width, height + 20, { fill: beton(0), line: CARD_LINE, radius: 10 }) + body);

/** A question in somebody's own words, and every order that answers it. */
export function question(): string {
  const caption = { size: 15, fill: beton(600) };
  let y = 116;
  const rows = CLIENTS.map((client) => {
    const { fins, height } = orderFins(client, { x: 220, y: y + 22, width: 318, height: 16, pitch: 21 });
    const row =
      box(32, y, 616, 1, LINE) +
      text(32, y + 36, client.client, { size: 17, weight: 600 }) +
      text(32, y + 58, `${client.orders} orders`, caption) +
      fins +
      text(648, y + 50, `${client.late.length}`, {
        size: 32,
        weight: 500,
        font: 'display',
        fill: client.late.length ? sol(700) : beton(950),
        anchor: 'end',
      });
    y += Math.max(height, 42) + 36;
    return row;
  });
  return sheet(
    680,
    y + 50,
    box(32, 34, 4, 30, sol(500)) +
      text(50, 58, 'Which orders were late twice?', { size: 26, weight: 600, font: 'display' }) +
      text(32, 100, 'Client', caption) +
      text(220, 100, 'Orders', caption) +
      text(648, 100, 'Twice late', { ...caption, anchor: 'end' }) +
      rows.join('') +
      box(32, y, 616, 1, LINE) +
      text(32, y + 30, 'From orders.delivered, 343 rows', caption),
  );
}

export function questionNarrow(): string {
  let y = 62;
  const rows = CLIENTS.map((client) => {
    const { fins, height } = orderFins(client, { x: 16, y: y + 34, width: 318, height: 9, pitch: 12 });
    const row =
      box(16, y, 318, 1, LINE) +
      text(16, y + 24, client.client, { size: 15.5, weight: 600 }) +
      text(334, y + 24, `${client.late.length} of ${client.orders}`, {
        size: 15.5,
        weight: 600,
        fill: client.late.length ? sol(700) : beton(950),
        anchor: 'end',
      }) +
      fins;
    y += height + 44;
    return row;
  });
  return sheet(
    350,
    y + 40,
    box(16, 22, 4, 24, sol(500)) +
      text(30, 41, 'Which orders were late twice?', { size: 19, weight: 600, font: 'display' }) +
      rows.join('') +
      box(16, y, 318, 1, LINE) +
      text(16, y + 25, 'From orders.delivered, 343 rows', { size: 14.5, fill: beton(600) }),
  );
}

const TASKS = [
  { name: 'Sort and tag incoming mail', mode: 'alone', share: 1 },
  { name: 'Draft a reply', mode: 'proposes', share: 0.66 },
  { name: 'Refund a customer', mode: 'asks first', share: 0.33 },
  { name: 'Change a contract', mode: 'never', share: 0 },
];

const tasks = (at: { width: number; pitch: number; size: number; bar: number; step: number }): string =>
  svg(
    at.width,
    Math.ceil(at.pitch * (TASKS.length - 1) + at.bar + at.size * 1.75),
    TASKS.map(({ name, mode, share }, index) => {
      const y = index * at.pitch;
      return (
        text(0, y + at.size, name, { size: at.size, weight: 600 }) +
        text(at.width, y + at.size, mode, {
          size: at.size,
          fill: share ? sol(700) : beton(600),
          weight: 600,
          anchor: 'end',
        }) +
        meter({ x: 0, y: y + at.size * 1.75, width: at.width, height: at.bar, step: at.step }, share, {
          lit: sol(500),
          rest: beton(200),
        })
      );
    }).join(''),
  );

/** What a model may do alone, what it may propose, and what it must never touch. */
export const limits = (): string => tasks({ width: 704, pitch: 116, size: 19, bar: 52, step: 8 });
export const limitsNarrow = (): string => tasks({ width: 350, pitch: 67, size: 15.5, bar: 24, step: 5 });

type Stream = { x: number; from: number; to: number; end: number; height: number; step: number };

/** A band of fins that comes from one height to another. Rough ones begin uneven. */
function stream({ x, from, to, end, height, step }: Stream, roughness?: () => number): string {
  const count = Math.floor((end - x) / step);
  return range(count)
    .map((index) => {
      const share = index / (count - 1);
      const top = lerp(from, to, smooth(0.05, 0.95, share));
      const rough = roughness ? height * 0.7 * (1 - smooth(0, 0.75, share)) * roughness() : 0;
      return fin(x + index * step, top + rough / 2, step * 0.6, height - rough);
    })
    .join('');
}

const ON_NIGHT = beton(50);
const SOFT_ON_NIGHT = beton(300);

const DEPARTMENTS = [
  { department: 'Planning', to: 0, color: sol(500) },
  { department: 'Purchasing', to: 1, color: sol(400) },
  { department: 'Service', to: 2.35, color: shade(400) },
  { department: 'Finance', to: 3.7, color: beton(300) },
];
const METHODS = [
  { method: 'forecasting', at: 1 },
  { method: 'search', at: 2.85 },
  { method: 'classification', at: 4.2 },
];

/** Four departments and the method that each of them relies on, as bands from one to the other. */
function methodBands(at: {
  width: number;
  height: number;
  x: number;
  end: number;
  size: number;
  step: number;
}): string {
  const band = at.height / 5.35;
  const top = (at.height - 4.7 * band) / 2;
  const middle = at.size * 0.35;
  return svg(
    at.width,
    at.height,
    DEPARTMENTS.map(({ department, to, color }, index) => {
      const from = index * ((at.height - band) / 3);
      return (
        text(0, from + band / 2 + middle, department, { size: at.size, weight: 600, fill: ON_NIGHT }) +
        fill(color, stream({ x: at.x, from, to: top + to * band, end: at.end, height: band, step: at.step }))
      );
    }).join('') +
      METHODS.map(({ method, at: place }) =>
        text(at.end + at.size, top + place * band + middle, method, { size: at.size, fill: ON_NIGHT }),
      ).join(''),
  );
}

export const methods = (): string => methodBands({ width: 600, height: 320, x: 120, end: 470, size: 17, step: 8 });
export const methodsNarrow = (): string => methodBands({ width: 350, height: 190, x: 92, end: 236, size: 15, step: 6 });

const TABLES = [
  { name: 'orders.delivered', meaning: 'what arrived, and when', color: beton(300) },
  { name: 'stock.daily', meaning: 'what lies in which hall', color: shade(400) },
  { name: 'claims.open', meaning: 'what is not yet decided', color: sol(500) },
];

/** Three tables: they arrive rough, are checked, and stand in one store, described in plain words. */
function tableStreams(at: {
  width: number;
  height: number;
  end: number;
  band: number;
  size: number;
  step: number;
}): string {
  const roughness = random('tables-1');
  const top = (at.height - 3 * at.band) / 2;
  return svg(
    at.width,
    at.height,
    TABLES.map(({ name, meaning, color }, index) => {
      const from = index * ((at.height - at.band) / 2);
      const to = top + index * at.band;
      const line = to + at.band / 2;
      const left = at.end + at.size * 1.2;
      return (
        fill(color, stream({ x: 0, from, to, end: at.end, height: at.band, step: at.step }, roughness)) +
        (index ? box(left, to, at.width - left, 1, faded(white, 0.2)) : '') +
        text(left, line - at.size * 0.25, name, { size: at.size, font: 'mono', fill: ON_NIGHT }) +
        text(left, line + at.size * 1.1, meaning, { size: at.size, fill: SOFT_ON_NIGHT }) +
        tick(at.width - 16, line, 14, leaf(300))
      );
    }).join(''),
  );
}

export const tables = (): string => tableStreams({ width: 600, height: 320, end: 280, band: 78, size: 17, step: 8 });
export const tablesNarrow = (): string =>
  tableStreams({ width: 350, height: 190, end: 118, band: 56, size: 15, step: 6 });
