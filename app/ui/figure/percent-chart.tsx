import './percent-chart.css';

const ROW = 25;

/** A quarter in a row: fins are wide enough to be counted, and a full row is a known amount. */
const fins = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, offset) => {
    const index = from + offset;
    return `M${(index % ROW) * 20} ${Math.floor(index / ROW) * 26}h12v22h-12z`;
  }).join('');

/** A share of exactly a hundred fins, lit up to it. Decoration: the figure itself is beside it as text. */
export function PercentChart({ share, lit }: { share: number; lit: boolean }) {
  return (
    <svg className="percent-chart" viewBox="0 0 492 100" preserveAspectRatio="none" aria-hidden data-lit={lit}>
      <path className="percent-chart-part" d={fins(0, share)} />
      <path className="percent-chart-rest" d={fins(share, 100)} />
    </svg>
  );
}
