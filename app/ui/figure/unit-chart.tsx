import { useId } from 'react';

/** Where a fin begins: in groups of ten, so that they can be counted. */
const startOf = (index: number) => index * 9 + Math.floor(index / 10) * 9;
const finWidth = 6.5;

/** Exactly `count` fins, as the picture of a figure. Decoration: the figure itself stands beside it as text. */
export function UnitChart({ count, lit }: { count: number; lit: boolean }) {
  const id = useId();
  const bars = Array.from({ length: count }, (_, index) => `M${startOf(index)} 0h${finWidth}v200h-${finWidth}z`);
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
