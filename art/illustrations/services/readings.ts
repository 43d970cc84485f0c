import { beton, shade, sol } from '../../palette.ts';
import { random, range } from '../../svg/number.ts';
import { ground, LOOK } from '../products/finops.ts';
import { box, fill, fin, meter, shadowFilter, svg, text } from '../shapes.ts';

const noise = random('readings-5');
/** Hours of the chart: two days that were read, then the night ahead. */
export const READ = 48;
export const AHEAD = 12;
/** The hour whose reading does not fit, and the hour that has none. */
const WARM = 38;
const SILENT = 15;
/** °C by the hour; nothing where the sensor was silent. */
const READINGS = range(READ).map((hour) => {
  if (hour === SILENT) return 0;
  if (hour === WARM) return 6.4;
  return 3.2 + 0.45 * Math.sin((hour - 9) * 0.262) + 0.5 * noise();
});

export const TIED = [
  { what: 'Door openings', share: 0.91 },
  { what: 'Heat outside', share: 0.62 },
  { what: 'Pallets moved', share: 0.38 },
  { what: 'Price of power', share: 0.04 },
];

export const MISFITS = [
  { hour: 'Tue 14:00', read: '6.4 °C', expected: '3.4 °C', reason: 'door open 22 min' },
  { hour: 'Mon 15:00', read: 'nothing', expected: '3.2 °C', reason: 'sensor silent' },
];

const DAY = LOOK.day;

/** The readings as fins: what does not fit is lit, what is missing is a gap, what comes is a range. */
export function readingFins(at: { left: number; width: number; floor: number; perDegree: number }): string {
  const { left, width, floor, perDegree } = at;
  const step = width / (READ + AHEAD);
  const bar = (hour: number, from: number, to: number): string =>
    fin(left + hour * step, floor - to * perDegree, step * 0.62, (to - from) * perDegree);
  const usual = READINGS.map((degrees, hour) => (hour === WARM || hour === SILENT ? '' : bar(hour, 0, degrees)));
  const ahead = range(AHEAD).map((index) => ({
    hour: READ + index,
    expected: 3.4 - index * 0.03,
    doubt: 0.3 + index * 0.06,
  }));
  const gap = left + SILENT * step;
  return (
    fill(DAY.compute, usual.join('')) +
    fill(sol(500), bar(WARM, 0, READINGS[WARM] ?? 0)) +
    `<path d="M${gap} ${floor}v${-3.2 * perDegree}h${step * 0.62}v${3.2 * perDegree}" fill="none" stroke="${sol(700)}" stroke-dasharray="2 3"/>` +
    fill(beton(300), ahead.map(({ hour, expected, doubt }) => bar(hour, expected - doubt, expected + doubt)).join('')) +
    fill(shade(700), ahead.map(({ hour, expected }) => bar(hour, expected - 0.06, expected + 0.06)).join('')) +
    box(left, floor, width, 1, beton(400)) +
    `<path d="M${left} ${floor - 5 * perDegree}h${width}" stroke="${DAY.ink}" stroke-dasharray="2 4"/>`
  );
}

/** Readings of a cold store: what moves together, what comes next, and the two rows that do not fit. */
export const readings = (id: string): string =>
  svg(760, 520, ground(id, DAY) + chart() + ties() + misfits(), shadowFilter(id, 'near'));

const caption = { size: 12.6, fill: DAY.muted };

function chart(): string {
  const marks = [
    { x: 48, words: 'Mon' },
    { x: 220, words: 'Tue' },
    { x: 392, words: 'Wed, forecast' },
  ];
  return (
    text(48, 58, 'Cold store, hall 3', { size: 24, weight: 600, font: 'display' }) +
    text(48, 80, 'Temperature by the hour, 48 readings', caption) +
    readingFins({ left: 48, width: 430, floor: 300, perDegree: 30 }) +
    text(48, 142, 'Limit 5 °C', { size: 12.6, weight: 600 }) +
    text(312, 122, '6.4 °C', { weight: 600, fill: sol(700), anchor: 'end' }) +
    text(478, 176, '2.1 to 4.0 °C', { size: 12.6, weight: 600, anchor: 'end' }) +
    marks.map(({ x, words }) => text(x, 320, words, caption)).join('')
  );
}

function ties(): string {
  const rows = TIED.map(({ what, share }, index) => {
    const y = 162 + index * 60;
    return (
      text(552, y, what, { weight: 600 }) +
      text(716, y, share.toFixed(2), { weight: 600, anchor: 'end' }) +
      meter({ x: 552, y: y + 12, width: 164, height: 12 }, share, { lit: sol(500), rest: DAY.line })
    );
  });
  return (
    box(528, 40, 1, 412, DAY.line) +
    text(552, 58, 'What moves together', { size: 16, weight: 600, font: 'display' }) +
    text(552, 80, 'with the temperature', caption) +
    text(552, 120, 'Sure to', caption) +
    text(716, 120, '94%', { weight: 600, fill: DAY.good, anchor: 'end' }) +
    rows.join('') +
    box(552, 404, 164, 1, DAY.line) +
    text(552, 430, 'From 4 tables, 1,152 rows', caption)
  );
}

function misfits(): string {
  const rows = MISFITS.map(({ hour, read, expected, reason }, index) => {
    const y = 396 + index * 34;
    return (
      box(48, y, 430, 30, index ? DAY.note : sol(100), 3) +
      box(48, y, 3, 30, index ? beton(400) : sol(500)) +
      text(62, y + 20, hour, { weight: 600 }) +
      text(152, y + 20, read, { weight: 600, fill: index ? DAY.ink : sol(700) }) +
      text(226, y + 20, `expected ${expected}`, caption) +
      text(466, y + 20, reason, { anchor: 'end' })
    );
  });
  return (
    text(48, 370, 'Rows that do not fit', { size: 16, weight: 600, font: 'display' }) +
    text(478, 370, '2 of 48', { ...caption, anchor: 'end' }) +
    rows.join('')
  );
}
