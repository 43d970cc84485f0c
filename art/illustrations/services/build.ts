import { finRow } from '../../fins.ts';
import { beton, faded, leaf, shade, sol, white } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, fill, fin, floating, panel, shadowFilter, svg, text, tick } from '../shapes.ts';

/** A shipment web app, and before it the clean deployment run that brought it. */
export const build = (id: string): string => svg(760, 540, browser(id) + deployment(id), shadowFilter(id));

export const ORDERS = [
  { order: 'HB-2041', route: 'Rotterdam to Oslo', status: 'In transit', color: shade(700), progress: 0.7 },
  { order: 'HB-2040', route: 'Mundra to Felixstowe', status: 'Customs', color: sol(700), progress: 0.5 },
  { order: 'HB-2039', route: 'Chennai to Genoa', status: 'Delivered', color: leaf(700), progress: 1 },
  { order: 'HB-2038', route: 'Lagos to Antwerp', status: 'Delivered', color: leaf(700), progress: 1 },
  { order: 'HB-2037', route: 'Santos to Lisbon', status: 'Delivered', color: leaf(700), progress: 1 },
  { order: 'HB-2036', route: 'Busan to Hamburg', status: 'Delivered', color: leaf(700), progress: 1 },
];

function browser(id: string): string {
  const buttons = [42, 58, 74].map((x) => `<circle cx="${x}" cy="38" r="5" fill="${beton(300)}"/>`);
  const rows = ORDERS.slice(0, 4).map((row, index) => {
    const y = 162 + index * 52;
    const bars = range(14).map((place) => fin(572 + place * 10, y - 13, 6, 16));
    const done = bars.filter((_, place) => place / 14 < row.progress);
    const rest = bars.slice(done.length);
    return (
      box(48, y - 32, 664, 1, beton(200)) +
      text(48, y, row.order, { size: 17, weight: 600 }) +
      text(160, y, row.route, { size: 17, fill: beton(800) }) +
      text(412, y, row.status, { size: 17, weight: 600, fill: row.color }) +
      (rest.length ? fill(beton(200), rest.join('')) : '') +
      fill(row.color, done.join(''))
    );
  });
  return (
    floating(id, box(20, 20, 720, 348, beton(0), 8)) +
    fill(beton(100), 'M20 56V28a8 8 0 0 1 8-8h704a8 8 0 0 1 8 8v28z') +
    box(20, 56, 720, 1, beton(200)) +
    buttons.join('') +
    box(230, 28, 300, 20, beton(0), 4) +
    text(380, 42.5, 'app.saltmarsh.example', { size: 14, fill: beton(600), anchor: 'middle' }) +
    text(48, 106, 'Shipments', { size: 28, weight: 600, font: 'display' }) +
    box(606, 78, 106, 36, beton(950), 4) +
    text(659, 101.5, 'New order', { size: 16, weight: 600, fill: beton(0), anchor: 'middle' }) +
    rows.join('')
  );
}

export const STEPS = [
  { what: '418 tests passed', took: '38 s' },
  { what: 'types and lint clean', took: '9 s' },
  { what: 'bundle 84 kB, budget 90 kB', took: '12 s' },
  { what: 'canary 5%, error rate 0.00%', took: '300 s' },
];

function deployment(id: string): string {
  const steps = STEPS.map((step, index) => {
    const y = 401 + index * 24;
    return (
      tick(322, y - 4, 11, leaf(300)) +
      text(344, y, step.what, { size: 15, fill: beton(50), font: 'mono' }) +
      text(688, y, step.took, { size: 15, fill: beton(400), anchor: 'end', font: 'mono' })
    );
  });
  return (
    floating(id, box(300, 340, 412, 176, beton(950), 8)) +
    panel(300, 340, 412, 176, { fill: 'none', line: white, lineOpacity: 0.14 }) +
    text(322, 366, 'deploy, main to production', { size: 15, fill: beton(400) }) +
    box(300, 378, 412, 1, faded(white, 0.12)) +
    steps.join('') +
    `<path d="M322 491h11m-4-4 4 4-4 4" fill="none" stroke="${sol(400)}" stroke-width="1.6"/>` +
    text(344, 496, 'rolling out to 100%', { size: 15, fill: sol(300), font: 'mono' })
  );
}

/** Where there is no room for its shadow it casts none. */
export function phone(id: string, hasShadow = true): string {
  const frame = box(556, 96, 176, 292, beton(950), 26);
  const sky = finRow({
    id: `${id}-p`,
    width: 720,
    height: 500,
    count: 12,
    grow: 2.2,
    sun: { x: 420, y: 360, r: 190 },
    shift: 30,
  });
  const stations = [
    { name: 'Loaded', detail: 'Rotterdam, 06:10', reached: true },
    { name: 'At sea', detail: 'position 4 min ago', reached: true },
    { name: 'Arrival', detail: 'Tue, 09:00', reached: false },
  ].map((station, index) => {
    const y = 268 + index * 38;
    const [inner, line] = station.reached ? [sol(500), sol(500)] : [beton(0), beton(400)];
    return (
      `<circle cx="585" cy="${y - 3}" r="5" fill="${inner}" stroke="${line}" stroke-width="1.5"/>` +
      text(600, y, station.name, { size: 12.6, weight: 600 }) +
      text(600, y + 14, station.detail, { size: 12.6, fill: beton(600) }) +
      (index < 2 ? box(584.5, y + 4, 1, 26, beton(300)) : '')
    );
  });
  return (
    (hasShadow ? floating(id, frame) : frame) +
    box(563, 103, 162, 278, beton(50), 20) +
    box(620, 111, 48, 10, beton(950), 5) +
    text(579, 150, 'HB-2041', { size: 16, weight: 600, font: 'display' }) +
    text(579, 166, 'Rotterdam to Oslo', { size: 12.6, fill: beton(600) }) +
    `<svg aria-hidden="true" x="579" y="180" width="130" height="58" viewBox="0 150 720 321">${sky}</svg>` +
    stations.join('')
  );
}
