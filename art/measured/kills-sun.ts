import { beton, faded, leaf, sol } from '../palette.ts';
import { r1, range } from '../svg/number.ts';
import { box, NIGHT_PANEL, risingGradient, svg, text, tick } from '../svg/shapes.ts';
import { EM, setLine } from '../type/font.ts';
import { measured } from './measured.ts';

const { kills, acknowledged, missing } = measured.messages;

interface Sun {
  /** Middle of its lower edge. */
  x: number;
  y: number;
  /** Distance from fin to fin, and a fin's part of it. */
  step: { x: number; y: number };
  fin: { width: number; height: number };
}

/** Share of a fin that the outline must leave to keep it visible. */
const LEAST = 0.14;

/**
 * Draws a half sun of one fin for each kill, on the grid places nearest to its center. The outline trims the topmost
 * fin of each column, for a round edge.
 */
function finnedSun(id: string, { x, y, step, fin }: Sun): string {
  const least = LEAST * fin.height;
  const shown = kills / 2;
  // A place is no nearer than those below and beside it towards the center.
  const places = range(shown)
    .flatMap((column) => range(Math.floor(shown / (column + 1))).map((row) => ({ column, row })))
    .map((place) => ({ ...place, far: ((place.column + 0.5) * step.x) ** 2 + (place.row * step.y + least) ** 2 }))
    .sort((one, other) => one.far - other.far)
    .slice(0, shown);
  const radius = places.at(-1)?.far ?? 0;
  const counts = new Map<number, number>();
  for (const { column } of places) counts.set(column, (counts.get(column) ?? 0) + 1);
  const columns = [...counts].flatMap(([column, count]) => {
    const outline = Math.sqrt(radius - ((column + 0.5) * step.x) ** 2);
    const height = Math.min(count * step.y - (step.y - fin.height), outline);
    return [column, -column - 1].map((place) => `M${r1(x + (place + 0.5) * step.x)} ${y}v-${r1(height)}`);
  });
  return `<path d="${columns.join('')}" stroke="url(#${id})" stroke-width="${fin.width}" stroke-dasharray="${fin.height} ${step.y - fin.height}"/>`;
}

const light = (id: string, top: number, bottom: number): string =>
  risingGradient(`${id}-l`, top, bottom, sol(100), sol(500));

const glow = (id: string, x: number, y: number, radius: number): string =>
  `<radialGradient id="${id}-g" cx="${x}" cy="${y}" r="${radius}" gradientUnits="userSpaceOnUse"><stop offset=".5" stop-color="${faded(sol(600), 0.4)}"/><stop offset="1" stop-color="${faded(sol(600), 0)}"/></radialGradient>`;

const killed = `${kills} kills of the server, one fin each`;
const lost = `${missing} missing`;

/** Kept messages beside a sun of all kills. */
export function killsSun(id: string): string {
  const caption = { size: 28, fill: beton(300) };
  return svg(
    1280,
    592,
    box(0, 0, 1280, 592, beton(950)) +
      box(0, 0, 1280, 592, `url(#${id}-g)`) +
      finnedSun(`${id}-l`, { x: 892, y: 592, step: { x: 8.4, y: 42 }, fin: { width: 5.4, height: 37.5 } }) +
      text(56, 168, acknowledged, { size: 132, weight: 500, font: 'display', fill: beton(50) }) +
      text(60, 226, 'messages acknowledged', caption) +
      box(60, 462, (setLine(killed, 'text', 400).width * 28) / EM, 1, NIGHT_PANEL.line) +
      text(60, 508, killed, caption) +
      tick(61, 541, 20, leaf(300)) +
      text(92, 552, lost, { size: 28, weight: 600, fill: leaf(300) }),
    light(id, 220, 592) + glow(id, 892, 592, 560),
  );
}

/** The same upright, for a phone: words at the page's margin, below them the sun from edge to edge. */
export function killsSunNarrow(id: string): string {
  const caption = { size: 17, fill: beton(300) };
  return svg(
    366,
    364,
    box(0, 0, 366, 364, beton(950)) +
      box(0, 0, 366, 364, `url(#${id}-g)`) +
      text(15, 72, acknowledged, { size: 62, weight: 500, font: 'display', fill: beton(50) }) +
      text(19, 104, 'messages acknowledged', caption) +
      box(19, 122, 328, 1, NIGHT_PANEL.line) +
      text(19, 151, killed, caption) +
      tick(20, 171, 13, leaf(300)) +
      text(41, 178, lost, { size: 17, weight: 600, fill: leaf(300) }) +
      finnedSun(`${id}-l`, { x: 183, y: 364, step: { x: 4.1, y: 20.5 }, fin: { width: 2.6, height: 18.3 } }),
    light(id, 208, 364) + glow(id, 183, 364, 280),
  );
}
