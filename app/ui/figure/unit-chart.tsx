import { useId } from 'react';

/** Height of one fin, 0 to 1: a slow rise with the small unevenness of built things. The same for the same place. */
const heightOf = (index: number, count: number) => {
  const rise = 0.2 + 0.72 * (index / (count - 1)) ** 1.6;
  return Math.min(1, rise + 0.05 * Math.sin(index * 2.1));
};

/** Exactly `count` fins, as the picture of a figure. Decoration: the figure itself stands beside it as text. */
export function UnitChart({ count, lit }: { count: number; lit: boolean }) {
  const id = useId();
  const bars = Array.from({ length: count }, (_, index) => {
    const height = Math.round(heightOf(index, count) * 100);
    return `M${index * 10} ${100 - height}h8V100h-8z`;
  });
  return (
    <svg
      className="unit-chart"
      viewBox={`0 0 ${count * 10 - 2} 100`}
      preserveAspectRatio="none"
      aria-hidden
      data-lit={lit}
    >
      {lit && (
        <linearGradient id={id} x2="0" y2="100" gradientUnits="userSpaceOnUse">
          <stop className="unit-chart-light" />
          <stop className="unit-chart-sun" offset="1" />
        </linearGradient>
      )}
      <path d={bars.join('')} fill={lit ? `url(#${id})` : 'currentColor'} />
    </svg>
  );
}
