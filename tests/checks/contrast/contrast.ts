import { wcagContrast } from 'culori';
import { inBrandColors } from '../../../art/brand/brand-colors.ts';
import type { Brand } from '../../../shared/site.ts';

/** Least contrast by WCAG 2.2, of words and edges of controls. */
const words = 4.5;
const edges = 3;

/** Roles and their backgrounds in app/styles/tokens.css. */
const pairs: readonly (readonly [what: string, on: readonly string[], least: number])[] = [
  ['--fg', ['--bg', '--surface', '--sunken'], words],
  ['--fg-soft', ['--bg', '--surface', '--sunken'], words],
  ['--fg-muted', ['--bg', '--surface', '--sunken'], words],
  ['--accent-text', ['--bg', '--surface', '--sunken'], words],
  ['--on-accent', ['--accent', '--accent-hover', '--accent-active'], words],
  ['--on-solid', ['--solid', '--solid-hover', '--solid-active'], words],
  ['--ok', ['--ok-bg'], words],
  ['--bad', ['--bad-bg'], words],
  ['--focus', ['--bg', '--surface'], edges],
  ['--field-line', ['--bg', '--surface'], edges],
];

const surfaces = ['paper', 'sunken', 'night', 'sol'] as const;

/** The values of all roles on a surface: those of the root, then its own. */
function readRoles(css: string, surface: string, brand: Brand): (role: string) => string {
  const values = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/^((?::root|\[data-surface="\w+"\])[^{]*)\{([^}]*)\}/gm)) {
    if (!selector.includes(':root') && !selector.includes(`"${surface}"`)) continue;
    for (const [, property = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      values.set(property, inBrandColors(property, value, brand));
  }
  const resolve = (role: string): string => {
    const value = values.get(role);
    if (value === undefined) throw new Error(`app/styles/tokens.css has no ${role}.`);
    const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return other ? resolve(other) : value;
  };
  return resolve;
}

/**
 * Finds words or edges that are unreadable in a brand's colors, one line each.
 * @param css app/styles/tokens.css
 */
export function findPoorContrasts(css: string, brand: Brand): string[] {
  return surfaces.flatMap((surface) => {
    const colorOf = readRoles(css, surface, brand);
    return pairs.flatMap(([what, grounds, least]) =>
      grounds.flatMap((ground) => {
        const contrast = wcagContrast(colorOf(what), colorOf(ground));
        if (contrast >= least) return [];
        return [
          `On "${surface}", ${what} (${colorOf(what)}) on ${ground} (${colorOf(ground)}) has a contrast of ${contrast.toFixed(2)}; ${least} is needed. Make one of them darker or lighter: brand.ramp in content/site.yaml, or app/styles/tokens.css.`,
        ];
      }),
    );
  });
}
