import type { ComponentType } from 'react';
import { revealOnScroll } from '../layouts/reveal.ts';
import type { IslandName } from '../ui/island/island.tsx';
import { enhancements } from './enhancements.ts';
import { islands } from './islands.ts';

/** How near an island must come, or what must happen in it, for React to take it over. */
const nearby = '50%';
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

const hydrating = new WeakSet<HTMLElement>();

/** What cannot be fetched stays as it works without script. */
async function hydrate(island: HTMLElement): Promise<void> {
  if (hydrating.has(island)) return;
  hydrating.add(island);
  try {
    const [{ hydrateIsland }, Component] = await Promise.all([
      import('./hydrate-island.tsx'),
      islands[island.dataset.island as IslandName]?.(),
    ]);
    hydrateIsland(island, Component as ComponentType<object>);
  } catch {
    island.dataset.failed = '';
    island.dispatchEvent(new Event('site:unhydrated', { bubbles: true }));
  }
}

for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]'))
  enhancements[element.dataset.enhance ?? '']?.(element);
revealOnScroll();
// In the same task: the stylesheet must not let go of a menu before the script holds it.
document.documentElement.dataset.enhanced = '';
dispatchEvent(new Event('site:enhanced'));

const approach = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) {
        approach.unobserve(target);
        hydrate((target as HTMLElement).closest('[data-island]') as HTMLElement);
      }
  },
  { rootMargin: nearby },
);
for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  // The island itself has no box.
  if (island.firstElementChild) approach.observe(island.firstElementChild);
  for (const sign of signs) island.addEventListener(sign, () => hydrate(island), { once: true, passive: true });
}
