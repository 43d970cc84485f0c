import './unit-chart.css';
import { usePageId } from '../id/use-page-id.ts';

/** Groups of ten make them countable. */
const groupSize = 10;
const fin = { width: 6.5, height: 200, step: 9 };
const groupGap = 9;
/** Sizes of a fin in rows of ten, and distances to the next. */
const short = { width: 9, height: 20, step: 14, row: 26 };

const inLine = (index: number) => [index * fin.step + Math.floor(index / groupSize) * groupGap, 0] as const;
const inRows = (index: number) =>
  [(index % groupSize) * short.step, Math.floor(index / groupSize) * short.row] as const;

interface UnitChartProps {
  count: number;
  lit: boolean;
  /** Rows of ten, as many as needed; else all in one line. */
  rows?: boolean;
}

/** Exactly `count` fins, as the picture of a figure. Decoration: the figure is beside it as text. */
export function UnitChart({ count, lit, rows = false }: UnitChartProps) {
  const id = usePageId();
  const placeOf = rows ? inRows : inLine;
  const { width, height } = rows ? short : fin;
  // Each path begins at the one before: repeated letters compress to nearly nothing.
  const bars = Array.from({ length: count }, (_, index) => {
    const [x, y] = placeOf(index);
    const [fromX, fromY] = index ? placeOf(index - 1) : [0, 0];
    return `m${x - fromX} ${y - fromY}h${width}v${height}h-${width}z`;
  });
  const [lastX, lastY] = placeOf(count - 1);
  const right = rows ? placeOf(groupSize - 1)[0] : lastX;
  return (
    <svg
      className="unit-chart"
      viewBox={`0 0 ${right + width} ${lastY + height}`}
      preserveAspectRatio={rows ? undefined : 'none'}
      aria-hidden
      data-lit={lit}
    >
      {lit && (
        <linearGradient id={id} x2="0" y2={lastY + height} gradientUnits="userSpaceOnUse">
          <stop className="unit-chart-light" />
          <stop className="unit-chart-sun" offset="1" />
        </linearGradient>
      )}
      <path d={bars.join('')} fill={lit ? `url(#${id})` : 'currentColor'} />
    </svg>
  );
}
