import { beton, leaf, shadow, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, CARD_LINE, fill, fin, panel, svg, text, tick } from '../shapes.ts';

const artefact = (body: string) => (): string => svg(160, 112, body);

const card = (x: number, y: number, width: number, height: number): string =>
  panel(x, y, width, height, { fill: beton(0), line: CARD_LINE, radius: 6 });

const words = (x: number, y: number, line: string, color = beton(950)): string =>
  text(x, y, line, { size: 17.5, weight: 600, font: 'display', fill: color });

const code = (x: number, y: number, line: string, color: string): string =>
  text(x, y, line, { size: 17, font: 'mono', fill: color });

const fins = (x: number, y: number, count: number, height = 16): string =>
  range(count)
    .map((index) => fin(x + index * 6, y, 4, height))
    .join('');

/** One small thing for each of the six kinds of work that have no other picture, in the order of the page. */
export const works: readonly (() => string)[] = [
  // An answer with what it rests on.
  artefact(
    card(0, 12, 160, 88) +
      box(16, 28, 128, 6, beton(300), 3) +
      box(16, 42, 96, 6, beton(300), 3) +
      box(16, 62, 4, 24, sol(500)) +
      words(30, 80, '5 sources'),
  ),
  // The same shipment in a browser and on a phone.
  artefact(
    card(0, 8, 136, 84) +
      box(0.5, 8, 135, 16, beton(100), 6) +
      words(14, 52, 'HB-2041') +
      fill(sol(500), fins(14, 66, 9)) +
      box(104, 24, 52, 88, shadow.device, 10) +
      box(109, 29, 42, 78, beton(50), 6) +
      fill(sol(500), fins(115, 52, 5, 24)) +
      box(115, 88, 30, 10, sol(500), 3),
  ),
  // The line that no product on the market has.
  artefact(
    box(0, 12, 160, 88, beton(950), 6) +
      box(16, 28, 84, 6, beton(700), 3) +
      box(16, 50, 3, 20, sol(500)) +
      code(28, 66, 'plan(ship)', sol(300)) +
      box(28, 80, 96, 6, beton(700), 3),
  ),
  // A meeting in the client's own calendar.
  artefact(
    card(0, 12, 160, 88) +
      box(16, 28, 4, 56, sol(500)) +
      words(32, 50, 'Review') +
      text(32, 76, '10:00', { size: 17.5, fill: beton(600) }) +
      [104, 120, 136]
        .map(
          (x) =>
            `<circle cx="${x}" cy="70" r="10" fill="${x === 120 ? sol(500) : beton(300)}" stroke="${beton(0)}" stroke-width="2"/>`,
        )
        .join(''),
  ),
  // One release after another.
  artefact(
    card(0, 32, 56, 48) +
      words(16, 62, '1.4', beton(600)) +
      `<path d="M64 56h24m-7-6 7 6-7 6" stroke="${beton(950)}" stroke-width="2" fill="none"/>` +
      box(96, 24, 64, 64, sol(500), 6) +
      words(115, 62, '1.5'),
  ),
  // The same sum in the old system and in the new one.
  artefact(
    box(0, 28, 88, 56, beton(900), 6) +
      card(80, 28, 80, 56) +
      code(10, 62, '640', beton(200)) +
      words(112, 62, '640') +
      `<circle cx="80" cy="56" r="15" fill="${leaf(100)}"/>` +
      tick(73, 57, 14, leaf(700)),
  ),
];

/** The test run of phones. */
export const testPassed = artefact(
  card(0, 16, 160, 80) + words(16, 48, '418 passed', leaf(700)) + fill(leaf(500), fins(16, 64, 21)),
);
