import type { ReactNode } from 'react';

interface StatCardProps {
  figure: ReactNode;
  label: string;
  surface?: 'night' | undefined;
  /** The figure as a picture. */
  children?: ReactNode;
}

/** One figure, what it counts, and its chart at the foot of the card. */
export function StatCard({ figure, label, surface, children }: StatCardProps) {
  return (
    <div className="stat" data-surface={surface} data-reveal>
      <p>
        {figure} <span>{label}</span>
      </p>
      {children}
    </div>
  );
}
