const count = 20;

/** How far a plan reaches beside the largest one, in fins. Decoration: the number stands above it. */
export function MembersMeter({ members, most }: { members: number; most: number }) {
  const shares = Array.from({ length: count }, (_, index) => Math.min(1, (members / most) * count - index));
  return (
    <svg className="members-meter" viewBox="0 0 98 10" preserveAspectRatio="none" aria-hidden>
      <path d={shares.map((_, index) => `M${5 * index} 0h3v10h-3z`).join('')} />
      <path
        className="members-lit"
        d={shares
          .map((share, index) => (share > 0 ? `M${5 * index} 0h${(3 * share).toFixed(1)}v10H${5 * index}z` : ''))
          .join('')}
      />
    </svg>
  );
}
