import { useId } from 'react';

const field = { width: 844, height: 544 };
/** The last fin is so many times as wide as the first. */
const grow = 2.2;
const gap = 5;
/** How much a fin rises over its width. */
const slant = 0.16;

/** Fins that widen from one to the next, all of one height: as they stand, and raised. */
function finsOf(count: number) {
  const shares = Array.from({ length: count }, (_, index) => 1 + ((grow - 1) * index) / Math.max(1, count - 1));
  const unit = (field.width - gap * (count - 1)) / shares.reduce((sum, share) => sum + share, 0);
  let x = 0;
  return shares.map((share) => {
    const width = share * unit;
    const standing = (top: number) =>
      `M${x.toFixed(1)} ${field.height}V${(top + width * slant).toFixed(1)}l${width.toFixed(1)} ${(-width * slant).toFixed(1)}V${field.height}z`;
    const fin = { down: standing(field.height * 0.36), raised: standing(0) };
    x += width + gap;
    return fin;
  });
}

/** A fin for each question; the stylesheet lights that of the open one, which stands above the others. */
export function QuestionFins({ count }: { count: number }) {
  const id = useId();
  const fins = finsOf(count);
  return (
    <svg
      className="question-fins"
      viewBox={`0 -1 ${field.width} ${field.height + 1}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <defs>
        <linearGradient id={`${id}day`} className="fin-day">
          <stop />
          <stop offset=".12" />
          <stop offset=".5" />
          <stop offset="1" />
        </linearGradient>
        <linearGradient id={`${id}lit`} className="fin-lit">
          <stop />
          <stop offset=".2" />
          <stop offset="1" />
        </linearGradient>
      </defs>
      <g fill={`url(#${id}day)`}>
        {fins.map(({ down }) => (
          <path key={down} d={down} />
        ))}
      </g>
      <g className="fins-raised" fill={`url(#${id}lit)`}>
        {fins.map(({ raised }) => (
          <path key={raised} d={raised} />
        ))}
      </g>
    </svg>
  );
}
