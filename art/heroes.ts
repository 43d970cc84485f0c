import { businessHorizon } from './business-horizon.ts';
import type { FinOptions } from './fins.ts';
import { beton } from './palette.ts';

type Row = Omit<FinOptions, 'id'>;

/** Text at the left, fins from there to the right edge, the sun at the right below the middle. */
const night: Row = { from: 420, count: 42, grow: 9, shift: 16, gap: 0.05, fadeIn: 0.62, fit: 'xMaxYMid slice' };

/** Settings of all service pages; each has its own sun and illustration. */
const service: Row = { ...night, height: 760, from: 520, count: 38, glow: 0.9 };

/** Fins of equal width, sun at the bottom edge, text above it. */
const center: Row = { height: 860, grow: 1, fit: 'xMidYMax slice' };

/** Light concrete, fins at the right, on the sunken surface. */
const day: Row = { ramp: 'day', ground: beton(100), fit: 'xMaxYMax slice' };
const breadcrumb: Row = { ...day, from: 760, count: 28, grow: 5, shift: 12, fadeIn: 0.55 };

const banner: Row = { width: 1280, height: 380, count: 26, grow: 6, shift: 14, fadeIn: 0.5, fit: 'xMaxYMid slice' };

/** One side of the split pages, each with its own sun. */
const split: Row = { width: 600, height: 860, shift: 20, fit: 'xMidYMid slice' };

/**
 * Hours of pages that open with fins only, from the first visit to the decision: the blog, the team, projects, prices,
 * a service, privacy, reasons.
 */
const hours = [7, 8, 10, 12, 14, 16, 17] as const;

/** The quiet opening by the hour: the sun rises at six, is highest at twelve, and its disc stays clear of the words. */
function breadcrumbAt(hour: number): Row {
  const share = (hour - 6) / 12;
  return {
    ...breadcrumb,
    height: 460,
    sun: { x: 1080 + 140 * share, y: 430 - 190 * Math.sin(share * Math.PI), r: 170 },
  };
}
type HourName = `breadcrumb-${(typeof hours)[number]}`;
const byHour = Object.fromEntries(hours.map((hour) => [`breadcrumb-${hour}`, breadcrumbAt(hour)])) as Record<
  HourName,
  Row
>;

/** Every picture that is nothing but fins and a sun. */
export const ROWS = {
  'hero-night': { ...night, height: 880, sun: { x: 1130, y: 700, r: 375 }, moves: true },
  'hero-services': { ...night, height: 680, sun: { x: 1180, y: 640, r: 340 } },
  'hero-blockchain': { ...service, sun: { x: 1165, y: 480, r: 320 } },
  'hero-generative-ai': { ...service, sun: { x: 1030, y: 430, r: 280 } },
  'hero-web-development': { ...service, sun: { x: 1065, y: 400, r: 265 } },
  'hero-app-development': { ...service, sun: { x: 1090, y: 440, r: 285 } },
  'hero-custom-development': { ...service, sun: { x: 1190, y: 410, r: 270 } },
  'hero-cloud-service': { ...service, sun: { x: 1010, y: 830, r: 420 } },
  'hero-signchain': { ...night, height: 800, from: 560, count: 36, glow: 0.95, sun: { x: 1090, y: 720, r: 400 } },
  'hero-finopcloud': {
    ...night,
    height: 860,
    from: 500,
    count: 40,
    grow: 7,
    glow: 0.95,
    sun: { x: 1050, y: 575, r: 335 },
  },
  'hero-chatbot': { ...night, from: 500, count: 38, sun: { x: 1055, y: 488, r: 340 } },
  'hero-center': { ...center, count: 46, shift: 12, glow: 0.8, sun: { x: 720, y: 1220, r: 560 } },
  'hero-ai-business': {
    ...center,
    count: 64,
    shift: 14,
    glow: 0.9,
    sun: { x: 720, y: 1170, r: 508 },
    front: businessHorizon({ width: 1440, height: 860, count: 64 }),
  },
  // Below the words of the contact page, on the horizon: its lower edge is the picture's.
  'hero-day': {
    ...day,
    height: 420,
    count: 34,
    grow: 4,
    reversed: true,
    shift: 14,
    fadeIn: 0.4,
    sun: { x: 330, y: 455, r: 290 },
    fit: 'xMinYMax slice',
  },
  // Below the words, up to the questions beside them: of the field, narrow windows show the end.
  'hero-questions': {
    ...day,
    width: 800,
    height: 544,
    // Its last fin touches the rule, without the shade after it.
    to: 804,
    count: 17,
    grow: 3,
    shift: 16,
    fadeIn: 0.45,
    sun: { x: 555, y: 345, r: 204 },
    fit: 'xMaxYMax slice',
  },
  'hero-about': {
    ...day,
    height: 620,
    from: 700,
    count: 32,
    grow: 6,
    shift: 14,
    fadeIn: 0.55,
    sun: { x: 1160, y: 560, r: 300 },
  },
  ...byHour,
  // Above a cover that has the sun itself.
  'breadcrumb-shade': { ...breadcrumb, height: 460, sun: { x: 1180, y: 800, r: 170 } },
  'breadcrumb-day': { ...breadcrumb, height: 460, sun: { x: 1180, y: 420, r: 210 } },
  'mission-night': { ...night, height: 640, sun: { x: 1290, y: 790, r: 540 } },
  'call-sol': { ...banner, ramp: 'sol', from: 560, sun: { x: 1030, y: 340, r: 230 } },
  'call-night': { ...banner, from: 500, sun: { x: 1050, y: 335, r: 205 } },
  'split-login': { ...split, count: 15, grow: 3.4, sun: { x: 318, y: 548, r: 212 } },
  'split-signup': { ...split, count: 12, grow: 4.2, reversed: true, sun: { x: 285, y: 500, r: 205 } },
  'split-reset': { ...split, count: 19, grow: 2.2, ramp: 'shade', sun: { x: 340, y: 680, r: 190 } },
  'project-sun': {
    width: 1280,
    height: 620,
    grow: 3,
    shift: 18,
    sun: { x: 640, y: 372, r: 318 },
    fit: 'xMidYMid slice',
  },
  'team-join': {
    width: 300,
    height: 420,
    count: 9,
    grow: 2,
    shift: 12,
    sun: { x: 170, y: 400, r: 120 },
    fit: 'xMidYMax slice',
  },
} as const satisfies Record<string, Row>;

/** The same picture for columns as narrow as a phone: see narrow-columns.ts. */
export const NARROW_ROWS: Partial<Record<keyof typeof ROWS, Row>> = {
  // The whole arc above the panel on the cover.
  'project-sun': {
    width: 400,
    height: 500,
    count: 16,
    grow: 3,
    shift: 9,
    sun: { x: 200, y: 192, r: 152 },
    fit: 'xMidYMin slice',
  },
};
