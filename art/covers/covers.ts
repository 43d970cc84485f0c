import type { Ramp } from '../light.ts';
import { random } from '../svg/number.ts';
import type { Composition } from './frame.ts';
import { loggia } from './loggia.ts';
import { plan } from './plan.ts';
import { sectors } from './sectors.ts';
import { strata } from './strata.ts';
import { sun } from './sun.ts';

/** Kinds of covers. */
const COMPOSITIONS = { sun, loggia, plan, sectors, strata } as const satisfies Record<string, Composition>;
const TONES = ['night', 'shade', 'day', 'clay', 'beton'] as const satisfies Ramp[];

type CompositionName = keyof typeof COMPOSITIONS;
type Tone = (typeof TONES)[number];

export type Cover = { slug: string; composition: CompositionName; tone: Tone; draw: (id: string) => string };

/** Number of covers before one that it differs from: in a grid of up to three columns, all its neighbors differ. */
const REACH = 3;

/**
 * Chooses the covers of a list, oldest first: a new last entry changes no earlier one. The slug decides among the least
 * used that are not near.
 */
export function coverSet(slugs: string[]): Cover[] {
  const covers: Cover[] = [];
  const uses = new Map<string, number>();
  const used = (key: string): number => uses.get(key) ?? 0;

  function leastUsed<Name extends string>(
    all: readonly Name[],
    key: (name: Name) => string,
    near: Name[],
    next: () => number,
  ): Name {
    const weighed = all.map((name) => {
      const weight = used(key(name)) + used(name) * (name === 'night' ? 0.15 : 0.3);
      return { name, weight: weight + (near.includes(name) ? 99 : 0) + next() * 0.9 };
    });
    return weighed.reduce((best, other) => (other.weight < best.weight ? other : best)).name;
  }

  for (const slug of slugs) {
    const next = random(`${slug}+`);
    const near = covers.slice(-REACH);
    const names = Object.keys(COMPOSITIONS) as CompositionName[];
    const composition = leastUsed(
      names,
      (name) => name,
      near.map((cover) => cover.composition),
      next,
    );
    const tone = leastUsed(
      TONES,
      (name) => composition + name,
      near.map((cover) => cover.tone),
      next,
    );
    for (const key of [composition, composition + tone, tone]) uses.set(key, used(key) + 1);
    covers.push({ slug, composition, tone, draw: (id) => drawCover(id, slug, composition, tone) });
  }
  return covers;
}

/** Draws a cover with measures from its slug. Two numbers are skipped: they once chose composition and tone. */
function drawCover(id: string, slug: string, composition: CompositionName, tone: Tone): string {
  const next = random(slug);
  next();
  next();
  return COMPOSITIONS[composition](id, next, tone);
}
