const fins = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, offset) => `M${(from + offset) * 10} 0h6v100h-6z`).join('');

/** A share as exactly a hundred fins, lit up to it. Decoration: the figure itself stands beside it as text. */
export function PercentChart({ share, lit }: { share: number; lit: boolean }) {
  return (
    <svg className="percent-chart" viewBox="0 0 996 100" preserveAspectRatio="none" aria-hidden data-lit={lit}>
      <path className="percent-chart-part" d={fins(0, share)} />
      <path className="percent-chart-rest" d={fins(share, 100)} />
    </svg>
  );
}
