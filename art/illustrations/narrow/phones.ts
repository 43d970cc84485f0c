import { beton, shade, sol, white } from '../../palette.ts';
import { CASE, STATIONS, wayThroughSectors } from '../services/phones.ts';
import { box, panel, svg, text } from '../shapes.ts';

const LEFT = 68;
const RIGHT = 292;

/** The phone of a driver at the door, from near: the way there, and the signature. */
export function phonesNarrow(): string {
  const stations = STATIONS.map((station, index) => {
    const y = 278 + index * 40;
    const [inner, line] = station.reached ? [sol(500), sol(500)] : [beton(0), beton(400)];
    return (
      `<circle cx="${LEFT + 8}" cy="${y - 5}" r="6.5" fill="${inner}" stroke="${line}" stroke-width="1.5"/>` +
      text(LEFT + 26, y, station.name, { size: 14.5, weight: 600 }) +
      text(RIGHT, y, station.when, { size: 13.5, fill: beton(700), anchor: 'end' }) +
      (index < 2 ? box(LEFT + 7.5, y + 5, 1, 24, beton(300)) : '')
    );
  });
  const signature = `<path d="M80 424c12-20 22-40 28-38s-12 32-6 34c8 2 16-26 24-26 6 0-4 22 2 22 10 0 16-18 26-22" fill="none" stroke="${shade(700)}" stroke-width="2" stroke-linecap="round"/>`;
  return svg(
    360,
    528,
    box(40, 0, 280, 528, CASE, 44) +
      panel(40, 0, 280, 528, { fill: 'none', line: white, radius: 44, lineOpacity: 0.18 }) +
      box(50, 10, 260, 508, beton(50), 35) +
      box(140, 22, 80, 18, CASE, 9) +
      text(LEFT, 84, 'Delivery 2041', { size: 24, weight: 500, font: 'display' }) +
      text(LEFT, 106, 'Mehra Legal LLP, Sector 17', { size: 14, fill: beton(700) }) +
      `<svg aria-hidden="true" x="${LEFT}" y="128" width="224" height="112" viewBox="0 4 198 99">${wayThroughSectors()}</svg>` +
      stations.join('') +
      signature +
      box(LEFT, 432, 224, 1, beton(300)) +
      text(RIGHT, 424, 'Sign here', { size: 13.5, fill: beton(700), anchor: 'end' }) +
      box(LEFT, 448, 224, 44, sol(500), 8) +
      text(180, 475.5, 'Confirm delivery', { size: 15, weight: 600, anchor: 'middle' }),
  );
}
