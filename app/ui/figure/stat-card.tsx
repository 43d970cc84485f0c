import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import './stat-card.css';

interface StatCardProps {
  figure: ReactNode;
  label: string;
  /** The figure as a picture. */
  children?: ReactNode;
}

/** One figure, its name, and its chart at the foot of the card. */
export function StatCard({ figure, label, children }: StatCardProps) {
  return (
    <div className="stat" data-reveal>
      <Stack as="p" gap={3}>
        {figure} <span className="soft">{label}</span>
      </Stack>
      {children}
    </div>
  );
}
