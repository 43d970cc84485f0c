import { useId } from 'react';

/** In groups of ten, so that they can be counted. */
const groupSize = 10;
const finWidth = 6.5;
const finStep = 9;
const groupGap = 9;

const startOf = (index: number) => index * finStep + Math.floor(index / groupSize) * groupGap;

/** Exactly `count` fins, as the picture of a figure. Decoration: the figure itself stands beside it as text. */
export function UnitChart({ count, lit }: { count: number; lit: boolean }) {
  const id = useId();
  // Each begins from the one before: the same letters again and again are next to nothing when packed.
  const bars = Array.from({ length: count }, (_, index) => {
    const from = index ? startOf(index) - startOf(index - 1) : 0;
    return `m${from} 0h${finWidth}v200h-${finWidth}z`;
  });
  return (
    <svg
      className="unit-chart"
      viewBox={`0 0 ${startOf(count - 1) + finWidth} 200`}
      preserveAspectRatio="none"
      aria-hidden
      data-lit={lit}
    >
      {lit && (
        <linearGradient id={id} x2="0" y2="200" gradientUnits="userSpaceOnUse">
          <stop className="unit-chart-light" />
          <stop className="unit-chart-sun" offset="1" />
        </linearGradient>
      )}
      <path d={bars.join('')} fill={lit ? `url(#${id})` : 'currentColor'} />
    </svg>
  );
}
