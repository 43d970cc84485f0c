import { useId } from 'react';

/** Exactly `count` fins, as the picture of a figure. Decoration: the figure itself stands beside it as text. */
export function UnitChart({ count, lit }: { count: number; lit: boolean }) {
  const id = useId();
  const bars = Array.from({ length: count }, (_, index) => `M${index * 10} 0h8v200h-8z`);
  return (
    <svg
      className="unit-chart"
      viewBox={`0 0 ${count * 10 - 2} 200`}
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
