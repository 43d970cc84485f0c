import { saltmarsh } from '../../../app/content/products/saltmarsh.ts';
import { beton, brick, faded, sol } from '../../palette.ts';
import { box, meter, panel, svg, text } from '../shapes.ts';
import { LOOK, type Surface } from './finops.ts';

/** More pages of the dashboard, each with one thing on it: shown small in a gallery and large in the viewer. */
export const LEFT = 64;
const RIGHT = 696;
export const WIDTH = RIGHT - LEFT;

export const view = (surface: Surface, body: string): string =>
  svg(760, 520, panel(20, 14, 720, 492, { fill: LOOK[surface].ground, line: LOOK[surface].edge, radius: 10 }) + body);

export const title = (surface: Surface, words: string, note: string): string =>
  text(LEFT, 78, words, { size: 40, weight: 600, font: 'display', fill: LOOK[surface].ink }) +
  text(RIGHT, 78, note, { size: 28, fill: LOOK[surface].muted, anchor: 'end' });

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
