import { light, type Ramp } from './light.ts';
import { shadow, white } from './palette.ts';
import { clamp, divide, lerp, r1, r2, r3, range, smooth } from './svg/number.ts';

type Sun = { x: number; y: number; r: number };

export type FinOptions = {
  /** Prefix of every id in the picture. */
  id: string;
  width?: number;
  height?: number;
  /** Number of fins, and their range of x. */
  count?: number;
  from?: number;
  to?: number;
  /** Width of the widest fin over the narrowest. */
  grow?: number;
  /** The widest fin first. */
  reversed?: boolean;
  ramp?: Ramp;
  sun?: Sun;
  /** Bend of the sun's slice at a fin. */
  shift?: number;
  phase?: number;
  glow?: number;
  /** Shade between two fins, as a share of the fin. */
  gap?: number;
  /** Share of the row that rises out of the dark. */
  fadeIn?: number;
  ground?: string;
  /** The slices of the sun carry the classes of hero-sun.css: the hero's only motion. */
  moves?: boolean;
  /** Shapes before the fins. */
  front?: string;
  /** preserveAspectRatio of the picture. */
  fit?: string;
};

/** Units of a drawing that names no size. */
export const FIELD = { width: 1440, height: 820 };

/** Start offset of a slice by the classes bend-1 … bend-12 of hero-sun.css, in px. */
export const BENDS: readonly number[] = range(12).map((index) => index * 4 - 22);

/** A slice comes to rest from 2.5 times its bend: from its drawn bend plus 1.5 of it. */
const REST_FROM = 1.5;

function bendClass(bend: number): string {
  const distances = BENDS.map((step) => Math.abs(step - bend * REST_FROM));
  return `slice bend-${distances.indexOf(Math.min(...distances)) + 1}`;
}

type ColorStop = { at: number; color: string };

/** Levels of 255 by which a color may differ before someone could see it. */
const SAME = 2;

const channels = (color: string): number[] => [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));

const difference = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((level, index) => Math.abs(level - (other[index] ?? 0))));

/**
 * Keeps the stops that a gradient needs to look the same (Ramer, Douglas and Peucker). Each stop is an element of the first
 * frame of a page.
 * @param stops in the order of their places
 * @returns one stop if the gradient has one color
 */
export function neededStops(stops: readonly ColorStop[]): ColorStop[] {
  const kept = betweenEnds(stops);
  const [first, last] = kept;
  const isOneColor =
    kept.length === 2 && first && last && difference(channels(first.color), channels(last.color)) <= SAME;
  return isOneColor ? [first] : kept;
}

/** The first and the last stop, and those between them without which a color would differ. */
function betweenEnds(stops: readonly ColorStop[]): ColorStop[] {
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last || stops.length < 3) return [...stops];
  const [from, to] = [channels(first.color), channels(last.color)];
  const errors = stops.map(({ at, color }) => {
    const share = (at - first.at) / (last.at - first.at);
    return difference(
      channels(color),
      from.map((level, index) => lerp(level, to[index] ?? 0, share)),
    );
  });
  const worst = Math.max(...errors);
  if (worst <= SAME) return [first, last];
  const index = errors.indexOf(worst);
  return [...betweenEnds(stops.slice(0, index + 1)), ...betweenEnds(stops.slice(index)).slice(1)];
}

const stopTag = (stop: ColorStop): string =>
  `<stop${stop.at ? ` offset="${stop.at}"` : ''} stop-color="${stop.color}"/>`;

/** A row of fins with a low sun behind it, without the surrounding svg element. */
export function finRow(options: FinOptions): string {
  const {
    id,
    width = FIELD.width,
    height = FIELD.height,
    count = 34,
    from = 0,
    to = width,
    grow = 2.6,
    reversed = false,
  } = options;
  const {
    ramp = 'night',
    shift = 20,
    phase = 0.6,
    glow = 1,
    gap = 0.06,
    fadeIn = 0,
    moves = false,
    front = '',
  } = options;
  const ground = options.ground ?? light(ramp, 0);
  const sun = options.sun ?? { x: width * 0.8, y: height * 0.7, r: height * 0.42 };
  let gradients = '';
  let fins = '';
  let disc = '';
  let shades = '';
  divide(count, grow, to - from, reversed).forEach((span, index) => {
    const left = from + span.from;
    const right = left + span.size * (1 - gap);
    const place = (reversed ? count - 1 - index : index) / (count - 1);
    const appear = fadeIn ? smooth(0, fadeIn, place) : 1;
    const bend = Math.sin(index * 2.4 + phase) * shift * (0.3 + 0.7 * place);
    const offset = (left + right) / 2 - sun.x;
    const sunY = sun.y + bend;
    const lightAt = (y: number): number => {
      const distance = Math.max(0, Math.hypot(offset, y - sunY) / sun.r - 1);
      return clamp(glow * appear * (0.44 * Math.exp(-distance * 1.7) + 0.12 * Math.exp(-distance * 0.45)));
    };
    const outline = `M${r1(left)} 0H${r1(right)}V${height}H${r1(left)}z`;
    const stops = neededStops(
      stopHeights(height, sunY, halfChord(sun.r, offset)).map((y) => ({
        at: r3(y / height),
        color: light(ramp, lightAt(y)),
      })),
    );
    const [first] = stops;
    if (first && stops.length === 1) {
      fins += `<path fill="${first.color}" d="${outline}"/>`;
    } else {
      gradients += `<linearGradient id="${id}-${index}" x2="0" y2="${height}" gradientUnits="userSpaceOnUse">${stops.map(stopTag).join('')}</linearGradient>`;
      fins += `<path fill="url(#${id}-${index})" d="${outline}"/>`;
    }
    disc += slice(sun, sunY, left, right, moves ? bendClass(bend) : '');
    shades += `<path${appear < 0.99 ? ` opacity="${r2(0.15 + 0.85 * appear)}"` : ''} d="${outline}"/>`;
  });
  const defs = gradients + discGradient(id, ramp, sun) + shadeGradient(id, ramp);
  return `<defs>${defs}</defs><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${fins}<g fill="url(#${id}-d)">${disc}</g><g fill="url(#${id}-s)">${shades}</g>${front}`;
}

export function fins(options: FinOptions): string {
  const { width = FIELD.width, height = FIELD.height, fit } = options;
  const attributes = `viewBox="0 0 ${width} ${height}"${fit ? ` preserveAspectRatio="${fit}"` : ''}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${finRow(options)}</svg>`;
}

const halfChord = (radius: number, offset: number): number =>
  Math.abs(offset) < radius ? Math.sqrt(radius * radius - offset * offset) : 0;

/** The heights at which a fin's light is measured: evenly, and closely where it leaves the disc. */
function stopHeights(height: number, sunY: number, half: number): number[] {
  const heights = [0, 0.3, 0.55, 0.78, 1].map((share) => height * share);
  for (const y of [sunY - half, sunY - half - 70, sunY + half, sunY + half + 70]) {
    if (y > 0 && y < height) heights.push(y);
  }
  return [...new Set(heights.map(Math.round))].sort((a, b) => a - b);
}

/** The part of the sun that one fin shows, at that fin's height. */
function slice(sun: Sun, sunY: number, finLeft: number, finRight: number, className: string): string {
  const left = Math.max(finLeft, sun.x - sun.r);
  const right = Math.min(finRight, sun.x + sun.r);
  if (right - left <= 0.5) return '';
  const yLeft = halfChord(sun.r, left - sun.x);
  const yRight = halfChord(sun.r, right - sun.x);
  const arc = `A${r1(sun.r)} ${r1(sun.r)} 0 0 1 `;
  return `<path${className ? ` class="${className}"` : ''} d="M${r1(left)} ${r1(sunY - yLeft)}${arc}${r1(right)} ${r1(sunY - yRight)}V${r1(sunY + yRight)}${arc}${r1(left)} ${r1(sunY + yLeft)}z"/>`;
}

function discGradient(id: string, ramp: Ramp, sun: Sun): string {
  const amounts = [1, 0.93, 0.85, 0.76, 0.66];
  const stops = [0, 0.18, 0.42, 0.7, 1].map((at, index) => ({ at, color: light(ramp, amounts[index] ?? 0) }));
  return `<linearGradient id="${id}-d" y1="${r1(sun.y - sun.r)}" y2="${r1(sun.y + sun.r)}" x2="0" gradientUnits="userSpaceOnUse">${stops.map(stopTag).join('')}</linearGradient>`;
}

/** Draws a fin's lit left edge and shaded right side. */
function shadeGradient(id: string, ramp: Ramp): string {
  const day = ramp === 'day';
  const dark = ramp === 'sol' ? shadow.sol : day ? shadow.day : shadow.night;
  const depth = ramp === 'sol' ? 0.42 : day ? 0.13 : 0.6;
  return `<linearGradient id="${id}-s"><stop stop-color="${white}" stop-opacity="${day ? 0.55 : 0.16}"/><stop offset=".07" stop-color="${white}" stop-opacity="0"/><stop offset=".4" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity="${depth}"/></linearGradient>`;
}
