import { beton, leaf, nightPanel, sol } from '../../palette.ts';
import { CODE } from '../services/ledger.ts';
import { box, CARD_LINE, escapeText, mono, NIGHT_PANEL, panel, text, tick } from '../shapes.ts';
import { NAMED, pushedCard, THREAD, YOURS } from './claims.ts';
import { scene } from './scene.ts';

/** A question, answered by the one who wrote the line, beside that line. */
export function answerWide(id: string): string {
  const thread = THREAD.map(({ who, words, answers }, index) => {
    const y = 40 + index * 106;
    return (
      panel(32, y, 308, 92, { fill: beton(0), line: CARD_LINE }) +
      (answers ? box(32, y, 4, 92, sol(500)) : '') +
      text(52, y + 28, who, { weight: 600, fill: answers ? sol(700) : beton(600) }) +
      words.map((line, row) => text(52, y + 53 + row * 21, line, { size: 16 })).join('')
    );
  });
  const code = CODE.map(([indent, keyword, rest], index) => {
    const y = 64 + index * 26.4;
    const named = index + 1 === NAMED;
    const [ink, word] = named ? [beton(950), beton(950)] : [beton(200), sol(400)];
    return (
      (named ? box(340, y - 17.6, 460, 26.4, sol(500)) : '') +
      `<text x="392" y="${y}" fill="${named ? ink : beton(500)}">${index + 1}</text>` +
      `<text x="${422 + indent * 9}" y="${y}" fill="${ink}">` +
      (keyword && `<tspan fill="${word}">${keyword}</tspan>`) +
      `${escapeText(rest)}</text>`
    );
  });
  return scene(
    id,
    480,
    1.65,
    `${panel(372, 32, 460, 300, NIGHT_PANEL)}<g ${mono} font-size="13.5">${code.join('')}</g>${thread.join('')}`,
  );
}

/** What is yours at the end, and where it is kept: pushed out of our night. */
export const handoverWide = (id: string): string =>
  scene(
    id,
    452,
    1.65,
    box(0, 0, 210, 274, nightPanel) +
      text(32, 36, 'With us', { size: 15, weight: 600, fill: beton(200) }) +
      text(744, 36, 'In your name', { size: 15, weight: 600, fill: leaf(700), anchor: 'end' }) +
      YOURS.map(([name, where], index) => {
        const x = 392 - index * 48;
        const y = 54 + index * 52;
        return (
          pushedCard(x, y, 352, 44) +
          tick(x + 16, y + 22, 15, leaf(700)) +
          text(x + 44, y + 28, name, { size: 17, weight: 600, font: 'display' }) +
          text(x + 336, y + 28, where, { size: 15, fill: beton(800), anchor: 'end' })
        );
      }).join(''),
  );
