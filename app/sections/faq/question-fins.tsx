import { useId } from 'react';

const field = { width: 844, height: 544 };
/** The last fin is so many times as wide as the first. */
const grow = 2.2;
const gap = 5;

/** Where fins stand that widen from one to the next, each as high as its question is long. */
function placesOf(questions: readonly string[]) {
  const longest = Math.max(...questions.map(({ length }) => length));
  const shares = questions.map((_, index) => 1 + ((grow - 1) * index) / Math.max(1, questions.length - 1));
  const unit = (field.width - gap * (questions.length - 1)) / shares.reduce((sum, share) => sum + share, 0);
  let x = 0;
  return questions.map((question, index) => {
    const width = (shares[index] ?? 1) * unit;
    const place = { x, width, top: field.height * (1 - question.length / longest) };
    x += width + gap;
    return place;
  });
}

/** A fin for each question; the stylesheet lights that of the open one. */
export function QuestionFins({ questions }: { questions: readonly string[] }) {
  const id = useId();
  const places = placesOf(questions).map(({ x, width, top }) => ({
    x,
    fin: `M${x.toFixed(1)} ${field.height}V${(top + width * 0.16).toFixed(1)}l${width.toFixed(1)} ${(-width * 0.16).toFixed(1)}V${field.height}z`,
  }));
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
        {places.map(({ x, fin }) => (
          <path key={x} d={fin} />
        ))}
      </g>
      <g className="fins-lit" fill={`url(#${id}lit)`}>
        {places.map(({ x, fin }) => (
          <path key={x} d={fin} />
        ))}
      </g>
    </svg>
  );
}
