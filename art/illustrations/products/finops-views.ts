import { saltmarsh } from '../../../app/content/products/saltmarsh.ts';
import { beton, brick, faded, shade, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, fill, fin, meter, panel, svg, text } from '../shapes.ts';
import { DAYS, dollars, LOOK, type Surface, TODAY } from './finops.ts';

/** Three more pages of the dashboard, each with one thing on it: shown small in a gallery and large in the viewer. */
const LEFT = 64;
const RIGHT = 696;
const WIDTH = RIGHT - LEFT;

const view = (surface: Surface, body: string): string =>
  svg(760, 520, panel(20, 14, 720, 492, { fill: LOOK[surface].ground, line: LOOK[surface].edge, radius: 10 }) + body);

const title = (surface: Surface, words: string, note: string): string =>
  text(LEFT, 78, words, { size: 40, weight: 600, font: 'display', fill: LOOK[surface].ink }) +
  text(RIGHT, 78, note, { size: 28, fill: LOOK[surface].muted, anchor: 'end' });

/** The sum of the month as it grows, and where it will end: a range, with the expected value in it. */
export function forecastView(): string {
  const floor = 432;
  const step = WIDTH / DAYS.length;
  const total = DAYS.reduce((sum, day) => sum + day, 0);
  const heightOf = (days: number): number => (DAYS.slice(0, days).reduce((sum, day) => sum + day, 0) / total) * 210;
  const doubt = (day: number): number => 3 + (day - TODAY) * 0.8;
  const x = (day: number): number => LEFT + day * step;
  const past = range(TODAY).map((day) => fin(x(day), floor - heightOf(day + 1), step - 7, heightOf(day + 1)));
  const coming = range(DAYS.length - TODAY).map((index) => TODAY + index);
  const spans = coming.map((day) => fin(x(day), floor - heightOf(day + 1) - doubt(day), step - 7, doubt(day) * 2));
  const expected = coming.map((day) => fin(x(day), floor - heightOf(day + 1) - 2, step - 7, 4));
  const dates = [1, 10, 20, 30].map((date) =>
    text(x(date - 0.65), floor + 42, String(date), { size: 28, fill: beton(600), anchor: 'middle' }),
  );
  return view(
    'day',
    title('day', 'Forecast', '30 November') +
      text(LEFT, 140, dollars(DAYS), { size: 56, weight: 500, font: 'display' }) +
      text(LEFT, 180, '$46,800 to $51,600', { size: 28, fill: sol(700), weight: 600 }) +
      fill(shade(700), past.join('')) +
      fill(sol(200), spans.join('')) +
      fill(sol(500), expected.join('')) +
      box(LEFT, floor, WIDTH, 1, beton(400)) +
      dates.join(''),
  );
}

/** What each team has spent so far, and that nothing is without an owner. */
export function teamsView(): string {
  const { lines, teams, toDate } = saltmarsh.bill;
  const spent = teams.map((team) => ({
    team: team as string,
    sum: lines.filter((line) => line.team === team).reduce((sum, line) => sum + line.toDate, 0),
  }));
  const rows = [...spent, { team: 'Without an owner', sum: 0 }].map(({ team, sum }, index) => {
    const y = 148 + index * 88;
    return (
      text(LEFT, y, team, { size: 30, weight: 600, fill: beton(50) }) +
      text(RIGHT, y, `$${sum.toLocaleString('en')}`, { size: 30, fill: beton(50), anchor: 'end' }) +
      meter({ x: LEFT, y: y + 16, width: WIDTH, height: 26, step: 15 }, sum / toDate, {
        lit: sol(500),
        rest: LOOK.night.line,
      })
    );
  });
  return view('night', title('night', 'By team', 'November to date') + rows.join(''));
}

const ALERTS = [
  { day: '13 Nov', what: 'Data egress', times: '3.1 times', told: 'Tracking told', isOpen: true },
  { day: '8 Nov', what: 'Photo archive', times: '1.8 times', told: 'Warehouse told, solved' },
  { day: '2 Nov', what: 'Test database', times: '1.6 times', told: 'Office told, ended' },
];

/** Spend out of the ordinary, each with the team that was told. */
export function alertsView(): string {
  const rows = ALERTS.map(({ day, what, times, told, isOpen }, index) => {
    const y = 112 + index * 118;
    const color = isOpen ? brick(500) : beton(300);
    return (
      box(LEFT, y, WIDTH, 102, isOpen ? faded(brick(500), 0.08) : beton(100), 6) +
      box(LEFT, y, 6, 102, color) +
      text(LEFT + 28, y + 43, what, { size: 30, weight: 600 }) +
      text(RIGHT - 20, y + 43, times, {
        size: 30,
        weight: 600,
        anchor: 'end',
        fill: isOpen ? brick(700) : beton(950),
      }) +
      text(LEFT + 28, y + 82, told, { size: 28, fill: beton(600) }) +
      text(RIGHT - 20, y + 82, day, { size: 28, fill: beton(600), anchor: 'end' })
    );
  });
  return view('day', title('day', 'Alerts', '1 of 3 open') + rows.join(''));
}
