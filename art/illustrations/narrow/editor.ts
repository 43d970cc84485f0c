import { beton, shade, sol } from '../../palette.ts';
import { random, range } from '../../svg/number.ts';
import { colored } from '../services/code-colors.ts';
import { CODE } from '../services/editor.ts';
import { box, fill, fin, mono, NIGHT_PANEL, panel, svg, text } from '../shapes.ts';

/** The rule that gives ships their berths, and what it has done to their waiting. */
export const editorNarrow = (): string => svg(360, 456, code() + effect());

const SIZE = 13.5;

function code(): string {
  const lines = CODE.map(
    ([indent, words], index) =>
      `<text x="${16 + indent * 8.1}" y="${72 + index * 23}" font-size="${SIZE}" fill="${beton(200)}">${colored(words)}</text>`,
  );
  return (
    panel(0, 0, 360, 296, NIGHT_PANEL) +
    text(16, 28, 'allocate.ts', { size: SIZE, fill: beton(50), font: 'mono' }) +
    box(16, 39, 92, 2.5, sol(500)) +
    box(0, 41, 360, 1, NIGHT_PANEL.line) +
    `<g ${mono}>${lines.join('')}</g>`
  );
}

function effect(): string {
  const noise = random('wait');
  const bars = range(36).map((index) => {
    const height = index < 20 ? 38 + noise() * 18 : 38 - (index - 20) * 1.6 + noise() * 10;
    return fin(16 + index * 9.2, 436 - height, 6, height);
  });
  return (
    panel(0, 312, 360, 144, NIGHT_PANEL) +
    text(16, 342, 'Waiting time per ship, hours', { size: 14.5, weight: 600, fill: beton(50), font: 'display' }) +
    text(344, 342, 'since release 1.4', { size: 13.5, fill: sol(400), weight: 600, anchor: 'end' }) +
    fill(shade(400), bars.slice(0, 20).join(''), 0.7) +
    fill(sol(500), bars.slice(20).join('')) +
    box(16, 436, 328, 1, NIGHT_PANEL.line)
  );
}
