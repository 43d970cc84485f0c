import type { ReactNode } from 'react';
import './without-script.css';

/** Shown without script: switched off, blocked, or lost on its way. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <div className="without-script">{children}</div>;
}
