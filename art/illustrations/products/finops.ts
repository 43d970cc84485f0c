import { beton, brick, faded, goodOnNight, leaf, shade, shadow, sol, white } from '../../palette.ts';
import { r1, random, range } from '../../svg/number.ts';
import { box, fill, fin, floating, meter, panel, shadowFilter, svg, text } from '../shapes.ts';

export type Surface = 'night' | 'day';

export const LOOK = {
  night: {
    ink: beton(50),
    muted: beton(400),
    line: faded(white, 0.12),
    ground: beton(950),
    edge: faded(white, 0.14),
    good: leaf(300),
    goodGround: faded(goodOnNight, 0.533),
    compute: shade(400),
    forecast: beton(500),
    hatch: faded(white, 0.228),
    note: faded(white, 0.05),
  },
  day: {
    ink: beton(950),
    muted: beton(600),
    line: beton(200),
    ground: beton(0),
    edge: faded(shadow.line, 0.1),
    good: leaf(700),
    goodGround: leaf(100),
    compute: shade(700),
    forecast: beton(400),
    hatch: beton(300),
    note: beton(100),
  },
} as const;

export type Look = (typeof LOOK)[Surface];

export const TODAY = 20;
const DAY_WIDTH = 430 / 30;
const FLOOR = 330;
const LEFT = 48;

const noise = random('finops-14');
/** Spend per day of November, in the unit of the chart: quieter weekends, one day that stands out. */
export const DAYS = range(30).map((day) => {
  const base = 1.35 + 0.28 * Math.sin(day * 0.9) + 0.35 * noise();
  return (base + (day % 7 > 4 ? -0.38 : 0) + (day === 12 ? 1.15 : 0)) * (day < TODAY ? 1 : 0.94);
});

export const dollars = (days: number[]): string =>
  `$${(Math.round(days.reduce((sum, day) => sum + (day * 68) / 60, 0) * 100) * 10).toLocaleString('en')}`;

/** The panel of a dashboard on a field of 760 × 520, with its shadow. */
export const ground = (id: string, look: Look, height = 466): string =>
  floating(id, box(20, 14, 720, height, look.ground, 10)) +
  panel(20, 14, 720, height, { fill: 'none', line: look.edge, radius: 10 });

/** Cloud cost dashboard with daily spend, a forecast and four savings. */
export function finops(id: string, surface: Surface): string {
  const look = LOOK[surface];
  const hatch = `<pattern id="${id}-h" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v5" stroke="${look.hatch}" stroke-width="2"/></pattern>`;
  return svg(
    760,
    520,
    // At night it stands on the foot of its hero, where it has no corners.
    ground(id, look, surface === 'night' ? 560 : 466) + figures(look) + chart(id, look) + savings(look) + warning(look),
    shadowFilter(id, 'near') + hatch,
  );
}

function figures(look: Look): string {
  const caption = { fill: look.muted };
  const figure = { size: 34, weight: 600, fill: look.ink, font: 'display' as const };
  const clouds = ['All', 'AWS', 'Azure', 'GCP'].map((name, index) => {
    const x = 552 + index * 43;
    const style = { size: 12.6, weight: 600, fill: index ? look.muted : look.ground, anchor: 'middle' as const };
    return (index ? '' : box(x, 38, 36, 22, look.ink, 3)) + text(x + 18, 53, name, style);
  });
  return (
    text(48, 52, 'Cloud spend', caption) +
    text(48, 88, dollars(DAYS.slice(0, TODAY)), figure) +
    text(180, 88, 'November to date', caption) +
    text(352, 52, 'Forecast, month end', caption) +
    text(352, 88, dollars(DAYS), figure) +
    box(352, 102, 108, 22, look.goodGround, 3) +
    text(406, 117, '4.6% under plan', { size: 12.6, weight: 600, fill: look.good, anchor: 'middle' }) +
    clouds.join('')
  );
}

function chart(id: string, look: Look): string {
  const caption = { size: 12.6, fill: look.muted };
  const scale = ['0', '$1k', '$2k', '$3k'].map((label, index) => {
    const y = FLOOR - index * 60;
    return box(LEFT, y, 430, 1, look.line) + text(LEFT + 446, y + 4, label, caption);
  });
  const parts = [
    { name: 'Compute', share: 0.5, color: look.compute, legendX: 48 },
    { name: 'Data', share: 0.3, color: sol(500), legendX: 130 },
    { name: 'Network', share: 0.2, color: sol(200), legendX: 186 },
  ];
  const spent = parts.map(() => '');
  let forecast = '';
  let peak = '';
  DAYS.forEach((day, index) => {
    const x = LEFT + index * DAY_WIDTH + 2;
    const width = DAY_WIDTH - 4;
    if (index >= TODAY) {
      forecast += fin(x + 0.5, FLOOR - day * 68, width - 1, day * 68);
      return;
    }
    let y = FLOOR;
    parts.forEach((part, place) => {
      const height = day * part.share * 68;
      y -= height;
      spent[place] += fin(x, y, width, height - 0.8);
    });
    if (index === 12) {
      const middle = r1(x + width / 2);
      peak =
        `<circle cx="${middle}" cy="${r1(y - 11)}" r="7" fill="${brick(500)}"/>` +
        text(middle, r1(y - 7.4), '!', { size: 12.6, weight: 700, fill: beton(0), anchor: 'middle' });
    }
  });
  const dates = [1, 10, 20, 30].map((date) =>
    text(LEFT + (date - 0.5) * DAY_WIDTH, 350, String(date), { ...caption, anchor: 'middle' }),
  );
  const legend = parts.map(
    (part) =>
      box(part.legendX, 372, 9, 9, part.color, 1) +
      text(part.legendX + 15, 380.5, part.name, { size: 12.6, fill: look.muted }),
  );
  return (
    scale.join('') +
    parts.map((part, place) => fill(part.color, spent[place] ?? '')).join('') +
    `<path fill="url(#${id}-h)" stroke="${look.forecast}" d="${forecast}"/>` +
    `<path d="M${LEFT} ${FLOOR - 134}H478" stroke="${look.ink}" stroke-dasharray="2 4"/>` +
    text(LEFT, FLOOR - 140, 'Daily limit', { size: 12.6, weight: 600, fill: look.ink }) +
    peak +
    dates.join('') +
    text(LEFT + 25 * DAY_WIDTH, 350, 'forecast', { ...caption, anchor: 'middle' }) +
    legend.join('')
  );
}

const SAVINGS = [
  { name: 'Idle volumes', detail: '14 disks, 41 days', amount: '$1,120', share: 0.34 },
  { name: 'Rightsize api-prod', detail: 'm5.4xl to m5.2xl', amount: '$2,480', share: 0.75 },
  { name: 'Commit 1 year', detail: 'steady compute', amount: '$2,190', share: 0.66 },
  { name: 'Old snapshots', detail: '312 items', amount: '$550', share: 0.18 },
];

function savings(look: Look): string {
  const rows = SAVINGS.map((saving, index) => {
    const y = 138 + index * 62;
    return (
      text(552, y, saving.name, { weight: 600, fill: look.ink }) +
      text(552, y + 15, saving.detail, { size: 12.6, fill: look.muted }) +
      text(716, y, saving.amount, { weight: 600, fill: look.ink, anchor: 'end' }) +
      meter({ x: 552, y: y + 22, width: 164, height: 8 }, saving.share, { lit: sol(500), rest: look.line })
    );
  });
  return (
    box(528, 38, 1, 414, look.line) +
    text(552, 104, 'Savings found', { size: 13, weight: 600, font: 'display', fill: look.ink }) +
    text(716, 104, '$6,340/mo', { weight: 600, fill: look.good, anchor: 'end' }) +
    rows.join('') +
    box(552, 416, 164, 36, sol(500), 4) +
    text(634, 439, 'Apply all four', { weight: 600, anchor: 'middle' })
  );
}

const warning = (look: Look): string =>
  box(48, 404, 430, 48, look.note, 5) +
  box(48, 404, 3, 48, brick(500)) +
  text(64, 424, 'Unusual spend on 13 November', { size: 12.6, weight: 600, fill: look.ink }) +
  text(64, 440, 'Data egress in eu-west-1 rose 3.1 times. The owner has been told.', { size: 12.6, fill: look.muted });
