import { measured } from '../../../app/content/portfolio/measured.ts';
import { beton, faded, leaf, sol } from '../../palette.ts';
import { r1, range } from '../../svg/number.ts';
import { box, NIGHT_PANEL, risingGradient, svg, text, tick } from '../shapes.ts';

const { kills, acknowledged, missing } = measured.messages;

interface Sun {
  /** Where it sets: the middle of its lower edge. */
  x: number;
  y: number;
  /** From one fin to the next, and what of that a fin takes. */
  step: { x: number; y: number };
  fin: { width: number; height: number };
}

/** A half sun of as many fins as there were kills: of a grid, the places nearest to where it sets. */
function finnedSun(id: string, { x, y, step, fin }: Sun): string {
  const places = range(kills)
    .flatMap((column) => range(kills).map((row) => ({ column, row })))
    .map((place) => ({ ...place, far: ((place.column + 0.5) * step.x) ** 2 + ((place.row + 1) * step.y) ** 2 }))
    .sort((one, other) => one.far - other.far)
    .slice(0, kills / 2);
  const heights = new Map<number, number>();
  for (const { column } of places) heights.set(column, (heights.get(column) ?? 0) + 1);
  const columns = [...heights].flatMap(([column, count]) =>
    [column, -column - 1].map(
      (place) => `M${r1(x + (place + 0.5) * step.x)} ${y}v-${r1(count * step.y - (step.y - fin.height))}`,
    ),
  );
  return `<path d="${columns.join('')}" stroke="url(#${id})" stroke-width="${fin.width}" stroke-dasharray="${fin.height} ${step.y - fin.height}"/>`;
}

const light = (id: string, top: number, bottom: number): string =>
  risingGradient(`${id}-l`, top, bottom, sol(100), sol(500));

const glow = (id: string, x: number, y: number, radius: number): string =>
  `<radialGradient id="${id}-g" cx="${x}" cy="${y}" r="${radius}" gradientUnits="userSpaceOnUse"><stop offset=".5" stop-color="${faded(sol(600), 0.4)}"/><stop offset="1" stop-color="${faded(sol(600), 0)}"/></radialGradient>`;

const killed = `${kills} kills of the server, one fin each`;
const lost = `${missing} missing`;

/** What survived, beside a sun of all that was done to it. */
export function killsSun(id: string): string {
  const caption = { size: 28, fill: beton(300) };
  return svg(
    1280,
    592,
    box(0, 0, 1280, 592, beton(950)) +
      box(0, 0, 1280, 592, `url(#${id}-g)`) +
      finnedSun(`${id}-l`, { x: 850, y: 592, step: { x: 12, y: 30 }, fin: { width: 7.6, height: 25 } }) +
      text(56, 168, acknowledged, { size: 132, weight: 500, font: 'display', fill: beton(50) }) +
      text(60, 226, 'messages acknowledged', caption) +
      box(60, 462, 400, 1, NIGHT_PANEL.line) +
      text(60, 508, killed, caption) +
      tick(61, 541, 20, leaf(300)) +
      text(92, 552, lost, { size: 28, weight: 600, fill: leaf(300) }),
    light(id, 220, 592) + glow(id, 850, 592, 560),
  );
}

/** The same upright: words above, the sun below them from edge to edge. */
export function killsSunNarrow(id: string): string {
  const caption = { size: 17, fill: beton(300) };
  return svg(
    366,
    364,
    box(0, 0, 366, 364, beton(950)) +
      box(0, 0, 366, 364, `url(#${id}-g)`) +
      text(20, 74, acknowledged, { size: 68, weight: 500, font: 'display', fill: beton(50) }) +
      text(22, 104, 'messages acknowledged', caption) +
      box(22, 122, 322, 1, NIGHT_PANEL.line) +
      text(22, 151, killed, caption) +
      tick(23, 171, 13, leaf(300)) +
      text(44, 178, lost, { size: 17, weight: 600, fill: leaf(300) }) +
      finnedSun(`${id}-l`, { x: 183, y: 364, step: { x: 5.4, y: 16 }, fin: { width: 3.4, height: 13 } }),
    light(id, 208, 364) + glow(id, 183, 364, 280),
  );
}
