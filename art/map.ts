import { box, svg, text } from './illustrations/shapes.ts';
import { beton, park, shade, sol } from './palette.ts';
import { r1, random, range } from './svg/number.ts';

const WIDTH = 1280;
const HEIGHT = 560;
/** A sector along and across the avenues. */
const ALONG = 128;
const ACROSS = 96;

/** Rows of sector numbers, as on the plan of the city. */
const SECTORS = [
  [1, 2, 3, 4, 5, 6, 7],
  [12, 11, 10, 9, 8, 7, 26],
  [14, 15, 16, 17, 18, 19, 27],
  [25, 24, 23, 22, 21, 20, 28],
  [38, 37, 36, 35, 34, 33, 29],
  [39, 40, 41, 42, 43, 44, 30],
  [55, 54, 53, 52, 51, 45, 31],
  [56, 57, 58, 59, 60, 46, 32],
];

/** How the plan of the city lies in the picture: shifted, turned and scaled. */
const PLAN = { x: 440, y: -52, degrees: 36, scale: 0.84 };

/** Whether any of a sector lies within the picture. */
function isSeen(x: number, y: number): boolean {
  const angle = (PLAN.degrees * Math.PI) / 180;
  const corners = [
    [x, y],
    [x + ALONG, y],
    [x, y + ACROSS],
    [x + ALONG, y + ACROSS],
  ] as const;
  const xs = corners.map(([u, v]) => PLAN.x + PLAN.scale * (u * Math.cos(angle) - v * Math.sin(angle)));
  const ys = corners.map(([u, v]) => PLAN.y + PLAN.scale * (u * Math.sin(angle) + v * Math.cos(angle)));
  return Math.max(...xs) > 0 && Math.min(...xs) < WIDTH && Math.max(...ys) > 0 && Math.min(...ys) < HEIGHT;
}

/** Stylised grid of a city's sectors. The marker of the office is the page's. */
export function map(id: string): string {
  const lake = `<g transform="translate(6 -46)"><path d="M880 128c34-26 96-30 142-8 36 18 70 46 62 76-8 32-62 30-104 14-42-16-60-34-84-42-22-6-32-28-16-40z" fill="${shade(200)}" stroke="${beton(200)}" stroke-width="10"/><path d="M880 128c34-26 96-30 142-8 36 18 70 46 62 76" fill="none" stroke="${shade(400)}" stroke-width="2"/></g>`;
  const names =
    text(952, 117, 'Sukhna Lake', { size: 13, weight: 500, fill: shade(700) }) +
    text(1108, 34, 'Shivalik foothills', { weight: 500, fill: beton(600) }) +
    `<text font-size="12" fill="${sol(700)}" font-weight="500" transform="translate(322 86) rotate(36)">Madhya Marg</text>`;
  const clip = `<clipPath id="${id}-c"><path d="M0 0h${WIDTH}v${HEIGHT}H0z"/></clipPath>`;
  const body = `<g clip-path="url(#${id}-c)">${box(0, 0, WIDTH, HEIGHT, beton(200))}${city()}${foothills()}${lake}${names}</g>`;
  return svg(WIDTH, HEIGHT, body, clip, 'xMidYMid slice');
}

function city(): string {
  const noise = random('sectors');
  let sectors = '';
  let streets = '';
  let numbers = '';
  for (let row = -2; row < 13; row++) {
    for (let column = -6; column < 11; column++) {
      if (row < 0 && column < 7) continue;
      const x = column * ALONG + 5;
      const y = row * ACROSS + 5;
      const width = ALONG - 10;
      const height = ACROSS - 10;
      const lanes = 2 + Math.floor(noise() * 2);
      const crossing = y + height * (0.3 + 0.4 * noise());
      if (!isSeen(column * ALONG, row * ACROSS)) continue;
      sectors += `M${x} ${y}h${width}v${height}h-${width}z`;
      for (let lane = 1; lane <= lanes; lane++) streets += `M${r1(x + (width * lane) / (lanes + 1))} ${y}v${height}`;
      streets += `M${x} ${r1(crossing)}h${width}`;
      const number = SECTORS[row]?.[column];
      if (number) numbers += `<text x="${x + 8}" y="${y + 18}">${number}</text>`;
    }
  }
  return (
    `<g transform="translate(${PLAN.x} ${PLAN.y}) rotate(${PLAN.degrees}) scale(${PLAN.scale})"><path d="${sectors}" fill="${beton(0)}"/>` +
    `<path d="${streets}" stroke="${beton(200)}" fill="none"/>${parks()}${avenues()}` +
    `<g fill="${beton(500)}" font-size="12" font-weight="500">${numbers}</g>` +
    `<path d="M${3 * ALONG + 5} ${2 * ACROSS + 5}h${ALONG - 10}v${ACROSS - 10}h-${ALONG - 10}z" fill="${sol(400)}" fill-opacity=".28" stroke="${sol(500)}"/></g>`
  );
}

/** Green bands run through every sector, the leisure valley through the middle. */
function parks(): string {
  const bands = [-6, -5, -4, -3, -2, -1, 0, 1, 3, 4, 5, 6].map((column) => `M${column * ALONG + 64} 0V${13 * ACROSS}`);
  const valley = `M${2 * ALONG + 48} 0c10 ${ACROSS} -18 ${r1(ACROSS * 1.6)} 4 ${r1(ACROSS * 2.6)}s-16 ${ACROSS * 2} 6 ${ACROSS * 3}s-8 ${ACROSS * 2} 0 ${ACROSS * 4}`;
  return `<path d="${bands.join('')}" stroke="${park.bands}" stroke-width="7" fill="none"/><path d="${valley}" stroke="${park.valley}" stroke-width="26" fill="none"/>`;
}

function avenues(): string {
  const along = [0, 2, 4, 6].map((row) => `M${-6 * ALONG} ${row * ACROSS}H${11 * ALONG}`).join('');
  const across = `M${3 * ALONG} 0V${13 * ACROSS}M${7 * ALONG} ${-2 * ACROSS}V${13 * ACROSS}M0 0V${13 * ACROSS}M${-3 * ALONG} 0V${13 * ACROSS}`;
  const main = `M${-6 * ALONG} ${2 * ACROSS}H${11 * ALONG}M${3 * ALONG} 0V${13 * ACROSS}`;
  return `<g stroke-width="10" fill="none"><path d="${along}${across}" stroke="${beton(200)}"/><path d="${main}" stroke="${sol(200)}"/></g>`;
}

function foothills(): string {
  const lines = range(7).map(
    (line) =>
      `M${700 + line * 62} -10C${760 + line * 60} ${40 - line * 4} ${860 + line * 52} ${10 + line * 12} ${930 + line * 46} ${70 - line * 2}S${1130 + line * 22} ${96 - line * 6} 1300 ${196 - line * 34}`,
  );
  return `<path fill="none" stroke="${beton(300)}" stroke-width="1.2" d="${lines.join('')}"/>`;
}
