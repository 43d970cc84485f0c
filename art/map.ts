import { site } from '../shared/site.ts';
import { beton, park, sol, water } from './palette.ts';
import { r1, random, range } from './svg/number.ts';
import { box, svg, text } from './svg/shapes.ts';
import { missingLetters } from './type/font.ts';

/** A sector along and across the avenues. */
const ALONG = 128;
const ACROSS = 96;

/** Shift, turn and scale of the city's plan in the picture. */
const PLAN = { x: 440, y: -52, degrees: 36, scale: 0.84 };

/** The office, in the sector that is lit. */
const OFFICE = { x: 626, y: 332 };

/**
 * Drawn part of the city, and its scale. The page shows its middle: the office has the same distance from it at every
 * width, and blocks/office-map/style.css places the marker by `office`.
 */
interface Frame {
  width: number;
  height: number;
  scale: number;
  /** Distances of the office from the middle of the upper edge. */
  office: { x: number; y: number };
  /** Shift that keeps the lake in view. */
  lake: number;
}
const WIDE: Frame = { width: 1920, height: 560, scale: 1, office: { x: -60, y: 320 }, lake: 0 };
const NEAR: Frame = { width: 640, height: 416, scale: 0.8, office: { x: -64, y: 222 }, lake: -64 };

/** Upper left corner of the drawn part, on the plan's own background. */
const cornerOf = ({ width, scale, office }: Frame) => ({
  x: OFFICE.x - (width / 2 + office.x) / scale,
  y: OFFICE.y - office.y / scale,
});

/** Whether any of a sector lies within the picture. */
function isSeen(frame: Frame, x: number, y: number): boolean {
  const angle = (PLAN.degrees * Math.PI) / 180;
  const corners = [
    [x, y],
    [x + ALONG, y],
    [x, y + ACROSS],
    [x + ALONG, y + ACROSS],
  ] as const;
  const from = cornerOf(frame);
  const xs = corners.map(([u, v]) => PLAN.x + PLAN.scale * (u * Math.cos(angle) - v * Math.sin(angle)) - from.x);
  const ys = corners.map(([u, v]) => PLAN.y + PLAN.scale * (u * Math.sin(angle) + v * Math.cos(angle)) - from.y);
  return (
    Math.max(...xs) > 0 &&
    Math.min(...xs) < frame.width / frame.scale &&
    Math.max(...ys) > 0 &&
    Math.min(...ys) < frame.height / frame.scale
  );
}

type Name = { x: number; y: number; words: string; fill: string; turned?: boolean };

const LAKE: Name = { x: 906, y: 110, words: site.landmarks.water, fill: water.name };
const AVENUE: Name = { x: 322, y: 86, words: site.landmarks.avenue, fill: sol(300), turned: true };
const HILLS: Name = { x: 1108, y: 34, words: site.landmarks.hills, fill: beton(400) };

/** Writes a name; a turned one is along a street. Skips names with letters that the font lacks. */
const label = ({ x, y, words, fill, turned }: Name, size: number): string =>
  words && missingLetters(words, 'text').length === 0
    ? `<g transform="translate(${x} ${y})${turned ? ` rotate(${PLAN.degrees})` : ''}"${turned ? ` stroke="${beton(950)}" stroke-width="5" stroke-opacity=".7" stroke-linejoin="round" paint-order="stroke"` : ''}>${text(0, 0, words, { size, weight: 500, fill })}</g>`
    : '';

const lake = (shift: number): string =>
  `<g transform="translate(${6 + shift} -46)"><path d="M880 128c34-26 96-30 142-8 36 18 70 46 62 76-8 32-62 30-104 14-42-16-60-34-84-42-22-6-32-28-16-40z" fill="${water.area}"/><path d="M880 128c34-26 96-30 142-8 36 18 70 46 62 76" fill="none" stroke="${water.shore}" stroke-width="2"/></g>`;

/** The light of the office on the streets about it. */
const glow = (id: string): string =>
  `<radialGradient id="${id}-g" cx="${OFFICE.x}" cy="${OFFICE.y}" r="300" gradientUnits="userSpaceOnUse"><stop stop-color="${sol(500)}" stop-opacity=".5"/><stop offset=".45" stop-color="${sol(600)}" stop-opacity=".14"/><stop offset="1" stop-color="${sol(600)}" stop-opacity="0"/></radialGradient>`;

function draw(id: string, frame: Frame, names: readonly string[]): string {
  const { width, height, scale } = frame;
  const from = cornerOf(frame);
  const body =
    city(frame) +
    (HILLS.words && foothills()) +
    (LAKE.words && lake(frame.lake)) +
    `<circle cx="${OFFICE.x}" cy="${OFFICE.y}" r="300" fill="url(#${id}-g)"/>` +
    names.join('');
  const clip = `<clipPath id="${id}-c"><path d="M0 0h${width}v${height}H0z"/></clipPath>`;
  return svg(
    width,
    height,
    `<g clip-path="url(#${id}-c)">${box(0, 0, width, height, beton(950))}<g transform="${scale === 1 ? '' : `scale(${scale}) `}translate(${r1(-from.x)} ${r1(-from.y)})">${body}</g></g>`,
    clip + glow(id),
    'xMidYMid slice',
  );
}

/** Stylised grid of a city's sectors by night. The marker of the office is the page's. */
export const map = (id: string): string =>
  draw(
    id,
    WIDE,
    [LAKE, AVENUE, HILLS].map((name) => label(name, 14)),
  );

/** The part of the city about the office, for a phone. */
export const mapNarrow = (id: string): string =>
  draw(id, NEAR, [label({ ...LAKE, x: LAKE.x + NEAR.lake }, 21), label({ ...AVENUE, x: 753, y: 355 }, 21)]);

function city(frame: Frame): string {
  const noise = random('sectors');
  let sectors = '';
  let streets = '';
  for (let row = -3; row < 13; row++) {
    for (let column = -6; column < 13; column++) {
      if (row < 0 && column < 7) continue;
      const x = column * ALONG + 5;
      const y = row * ACROSS + 5;
      const width = ALONG - 10;
      const height = ACROSS - 10;
      const lanes = 2 + Math.floor(noise() * 2);
      const crossing = y + height * (0.3 + 0.4 * noise());
      if (!isSeen(frame, column * ALONG, row * ACROSS)) continue;
      sectors += `M${x} ${y}h${width}v${height}h-${width}z`;
      for (let lane = 1; lane <= lanes; lane++) streets += `M${r1(x + (width * lane) / (lanes + 1))} ${y}v${height}`;
      streets += `M${x} ${r1(crossing)}h${width}`;
    }
  }
  return (
    `<g transform="translate(${PLAN.x} ${PLAN.y}) rotate(${PLAN.degrees}) scale(${PLAN.scale})"><path d="${sectors}" fill="${beton(900)}"/>` +
    `<path d="${streets}" stroke="${beton(700)}" fill="none"/>${parks()}${avenues()}` +
    `<path d="M${3 * ALONG + 5} ${2 * ACROSS + 5}h${ALONG - 10}v${ACROSS - 10}h-${ALONG - 10}z" fill="${sol(500)}" fill-opacity=".4" stroke="${sol(400)}"/></g>`
  );
}

/** Green bands run through every sector, the leisure valley through the middle. */
function parks(): string {
  const bands = [-6, -5, -4, -3, -2, -1, 0, 1, 3, 4, 5, 6].map((column) => `M${column * ALONG + 64} 0V${13 * ACROSS}`);
  const valley = `M${2 * ALONG + 48} 0c10 ${ACROSS} -18 ${r1(ACROSS * 1.6)} 4 ${r1(ACROSS * 2.6)}s-16 ${ACROSS * 2} 6 ${ACROSS * 3}s-8 ${ACROSS * 2} 0 ${ACROSS * 4}`;
  return `<path d="${bands.join('')}" stroke="${park.bands}" stroke-width="7" fill="none"/><path d="${valley}" stroke="${park.valley}" stroke-width="26" fill="none"/>`;
}

function avenues(): string {
  const along = [0, 2, 4, 6].map((row) => `M${-6 * ALONG} ${row * ACROSS}H${13 * ALONG}`).join('');
  const across = `M${3 * ALONG} 0V${13 * ACROSS}M${7 * ALONG} ${-3 * ACROSS}V${13 * ACROSS}M0 0V${13 * ACROSS}M${-3 * ALONG} 0V${13 * ACROSS}`;
  const main = `M${-6 * ALONG} ${2 * ACROSS}H${13 * ALONG}M${3 * ALONG} 0V${13 * ACROSS}`;
  return `<g stroke-width="7" fill="none"><path d="${along}${across}" stroke="${beton(600)}"/><path d="${main}" stroke="${sol(100)}"/></g>`;
}

function foothills(): string {
  const lines = range(7).map(
    (line) =>
      `M${700 + line * 62} -10C${760 + line * 60} ${40 - line * 4} ${860 + line * 52} ${10 + line * 12} ${930 + line * 46} ${70 - line * 2}S${1130 + line * 22} ${96 - line * 6} 1300 ${196 - line * 34}S1540 ${250 - line * 40} 1680 ${150 - line * 20}`,
  );
  return `<path fill="none" stroke="${beton(800)}" stroke-width="1.2" d="${lines.join('')}"/>`;
}
