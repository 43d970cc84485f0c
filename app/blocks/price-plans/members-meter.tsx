import './style.css';

const perRow = 50;

/** Fins in rows of fifty, each a line of dashes. */
function rows(count: number): string {
  const full = Math.floor(count / perRow);
  const lengths = [...Array.from({ length: full }, () => perRow), count % perRow];
  return lengths.map((fins, row) => (fins > 0 ? `M0 ${10 * row + 4}h${5 * fins - 2}` : '')).join('');
}

/** The size of a plan, a fin for each member; a hundred fins if the largest plan has more. */
export function MembersMeter({ members, most }: { members: number; most: number }) {
  const count = Math.min(most, 2 * perRow);
  const lit = Math.ceil((Math.min(members, most) / most) * count);
  return (
    <svg
      className="members-meter"
      viewBox={`0 0 248 ${10 * Math.ceil(count / perRow) - 2}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={rows(count)} />
      <path className="members-lit" d={rows(lit)} />
    </svg>
  );
}
