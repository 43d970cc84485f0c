import type { ReactNode } from 'react';

interface StatCardProps {
  figure: ReactNode;
  label: string;
  /** The figure as a picture. */
  children?: ReactNode;
}

/** One figure, what it counts, and its chart at the foot of the card. */
export function StatCard({ figure, label, children }: StatCardProps) {
  return (
    <div className="stat" data-reveal>
      <p>
        {figure} <span>{label}</span>
      </p>
      {children}
    </div>
  );
}
