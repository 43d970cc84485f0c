import { site } from '../shared/site.ts';
import { box, svg, text } from './illustrations/shapes.ts';
import { beton, park, sol, water } from './palette.ts';
import { r1, random, range } from './svg/number.ts';

const WIDTH = 1280;
const HEIGHT = 560;
/** A sector along and across the avenues. */
const ALONG = 128;
const ACROSS = 96;

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

type Name = { x: number; y: number; words: string; fill: string; turned?: boolean };

const LAKE: Name = { x: 906, y: 110, words: site.landmarks.water, fill: water.name };
const AVENUE: Name = { x: 322, y: 86, words: site.landmarks.avenue, fill: sol(700), turned: true };
const HILLS: Name = { x: 1108, y: 34, words: site.landmarks.hills, fill: beton(600) };

const label = ({ x, y, words, fill, turned }: Name, size: number): string =>
  words &&
  `<g transform="translate(${x} ${y})${turned ? ` rotate(${PLAN.degrees})` : ''}">${text(0, 0, words, { size, weight: 500, fill })}</g>`;

const land = (): string =>
  box(0, 0, WIDTH, HEIGHT, beton(200)) + city() + (HILLS.words && foothills()) + (LAKE.words && lake());

const lake = (): string =>
  `<g transform="translate(6 -46)"><path d="M880 128c34-26 96-30 142-8 36 18 70 46 62 76-8 32-62 30-104 14-42-16-60-34-84-42-22-6-32-28-16-40z" fill="${water.area}" stroke="${beton(200)}" stroke-width="10"/><path d="M880 128c34-26 96-30 142-8 36 18 70 46 62 76" fill="none" stroke="${water.shore}" stroke-width="2"/></g>`;

function draw(id: string, width: number, height: number, body: string): string {
  const clip = `<clipPath id="${id}-c"><path d="M0 0h${width}v${height}H0z"/></clipPath>`;
  return svg(width, height, `<g clip-path="url(#${id}-c)">${body}</g>`, clip, 'xMidYMid slice');
}

/** Stylised grid of a city's sectors. The marker of the office is the page's: contact/office.css says where it stands. */
export const map = (id: string): string =>
  draw(id, WIDTH, HEIGHT, land() + [LAKE, AVENUE, HILLS].map((name) => label(name, 13.5)).join(''));

const NEAR = { width: 352, height: 416, scale: 0.8 };

/** The part of the city about the office, for a phone. The office stands at 56 % and 74 % of it, as its marker does. */
export function mapNarrow(id: string): string {
  const { width, height, scale } = NEAR;
  const office = { x: 0.734 * WIDTH, y: 0.74 * HEIGHT };
  const [left, top] = [office.x - (0.56 * width) / scale, office.y - (0.74 * height) / scale];
  const names = label(LAKE, 17) + label({ ...AVENUE, x: 726, y: 379 }, 17);
  return draw(
    id,
    width,
    height,
    `<g transform="scale(${scale}) translate(${r1(-left)} ${r1(-top)})">${land()}${names}</g>`,
  );
}

function city(): string {
  const noise = random('sectors');
  let sectors = '';
  let streets = '';
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
    }
  }
  return (
    `<g transform="translate(${PLAN.x} ${PLAN.y}) rotate(${PLAN.degrees}) scale(${PLAN.scale})"><path d="${sectors}" fill="${beton(0)}"/>` +
    `<path d="${streets}" stroke="${beton(200)}" fill="none"/>${parks()}${avenues()}` +
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
