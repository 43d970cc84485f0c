import { readFileSync } from 'node:fs';
import { clampChroma, formatHex } from 'culori';

const tokens = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8');
const colors = new Map<string, string>();
for (const [, name, value] of tokens.matchAll(/--color-([a-z]+-\d+):\s*(oklch\([^)]+\))/g)) {
  if (name && value) colors.set(name, formatHex(clampChroma(value, 'oklch')) ?? '');
}

/** A color of the site's tokens as hex, so that a changed token changes the art. */
function color(name: string): string {
  const hex = colors.get(name);
  if (!hex) throw new Error(`app/styles/tokens.css has no color --color-${name}`);
  return hex;
}

export const beton = (step: number): string => color(`beton-${step}`);
export const sol = (step: number): string => color(`sol-${step}`);
export const shade = (step: number): string => color(`shade-${step}`);
export const leaf = (step: number): string => color(`leaf-${step}`);
export const brick = (step: number): string => color(`brick-${step}`);
