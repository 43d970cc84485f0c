import { beton, leaf, shade, shadow, sol, white } from '../../palette.ts';
import { random, range } from '../../svg/number.ts';
import { box, fill, fin, floating, NIGHT_PANEL, panel, shadowFilter, svg, text } from '../shapes.ts';

/** Two phones: a fleet overview, and in front of it, higher by the top of its screen, a delivery with its signature. */
export const phones = (id: string): string =>
  svg(704, 580, `<g transform="translate(0 20)">${fleet(id)}</g>${delivery(id)}`, shadowFilter(id, 'near'));

export const CASE = shadow.device;

const frame = (id: string, x: number, y: number, screen: string): string =>
  floating(id, box(x, y, 250, 512, CASE, 38)) +
  panel(x, y, 250, 512, { fill: 'none', line: white, radius: 38, lineOpacity: 0.18 }) +
  box(x + 9, y + 9, 232, 494, screen, 30) +
  box(x + 88, y + 20, 74, 18, CASE, 9);

const TRUCKS = [
  { plate: 'PB 65 4471', state: 'Ambala, on time', onTime: true },
  { plate: 'HR 38 1120', state: 'Karnal, 12 min late', onTime: false },
  { plate: 'CH 01 9024', state: 'Loading', onTime: true },
  { plate: 'DL 1G 3307', state: 'Panipat, on time', onTime: true },
];

function fleet(id: string): string {
  const noise = random('phones-2');
  const bars = range(24).map((hour) => {
    const height = 16 + 54 * Math.abs(Math.sin(hour * 0.28 + 0.5)) + noise() * 14;
    return fin(124 + hour * 8, 246 - height, 5.5, height);
  });
  const now = bars[15] ?? '';
  const rows = TRUCKS.map((truck, index) => {
    const y = 290 + index * 59;
    return (
      box(124, y, 190, 48, NIGHT_PANEL.fill, 8) +
      box(124, y + 10, 3, 28, truck.onTime ? leaf(500) : sol(500)) +
      text(140, y + 21, truck.plate, { size: 12.5, weight: 600, fill: beton(50) }) +
      text(140, y + 37, truck.state, { size: 12, fill: beton(400) })
    );
  });
  return (
    frame(id, 96, 30, beton(950)) +
    text(124, 108, 'Fleet', { size: 24, weight: 500, font: 'display', fill: beton(0) }) +
    text(124, 128, '14 trucks on the road', { fill: beton(400) }) +
    fill(shade(400), bars.filter((bar) => bar !== now).join(''), 0.8) +
    fill(sol(500), now) +
    text(247, 158, '15:00', { size: 12, weight: 600, fill: sol(400), anchor: 'middle' }) +
    text(124, 266, '00', { size: 12, fill: beton(400) }) +
    text(314, 266, '24', { size: 12, fill: beton(400), anchor: 'end' }) +
    rows.join('')
  );
}

export const STATIONS = [
  { name: 'Picked up', when: '09:10', reached: true },
  { name: 'Crossed Sector 22', when: '09:31', reached: true },
  { name: 'At the door', when: 'about 09:40', reached: false },
];

/** The way through the sectors of the city: what is behind the driver, and the last stretch. */
export const wayThroughSectors = (): string => {
  const across = range(4).map((road) => box(0, road * 38 + 6, 198, 5, beton(0)));
  const along = range(5).map((road) => box(road * 48 + 1, 0, 5, 132, beton(0)));
  return (
    box(0, 0, 198, 132, beton(200)) +
    box(102, 0, 43, 132, shade(200)) +
    across.join('') +
    along.join('') +
    `<path d="M3.5 122.5V84.5H99.5V46.5" fill="none" stroke="${sol(500)}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M99.5 46.5V14.5H171.5" fill="none" stroke="${sol(500)}" stroke-width="4" stroke-linejoin="round" stroke-dasharray="3 6"/>` +
    `<circle cx="99.5" cy="46.5" r="8" fill="${sol(500)}" stroke="${beton(0)}" stroke-width="3"/>` +
    `<circle cx="171.5" cy="14.5" r="7" fill="${beton(0)}" stroke="${beton(950)}" stroke-width="3"/>`
  );
};

function delivery(id: string): string {
  const stations = STATIONS.map((station, index) => {
    const y = 294 + index * 42;
    const [inner, line] = station.reached ? [sol(500), sol(500)] : [beton(0), beton(400)];
    return (
      `<circle cx="402" cy="${y - 4}" r="6" fill="${inner}" stroke="${line}" stroke-width="1.5"/>` +
      text(420, y, station.name, { size: 13, weight: 600 }) +
      text(588, y, station.when, { fill: beton(600), anchor: 'end' }) +
      (index < 2 ? box(401.5, y + 5, 1, 28, beton(300)) : '')
    );
  });
  const signature = `<path d="M400 438c12-20 22-40 28-38s-12 32-6 34c8 2 16-26 24-26 6 0-4 22 2 22 10 0 16-18 26-22" fill="none" stroke="${shade(700)}" stroke-width="2" stroke-linecap="round"/>`;
  return (
    frame(id, 366, 14, beton(50)) +
    text(394, 92, 'Delivery 2041', { size: 22, weight: 500, font: 'display' }) +
    text(394, 111, 'Mehra Legal LLP, Sector 17', { fill: beton(600) }) +
    `<svg aria-hidden="true" x="392" y="128" width="198" height="132" viewBox="0 0 198 132">${wayThroughSectors()}</svg>` +
    stations.join('') +
    signature +
    box(392, 444, 198, 1, beton(300)) +
    text(590, 438, 'Sign here', { size: 12, fill: beton(600), anchor: 'end' }) +
    box(392, 460, 198, 40, sol(500), 8) +
    text(491, 484.5, 'Confirm delivery', { size: 13, weight: 600, anchor: 'middle' })
  );
}
