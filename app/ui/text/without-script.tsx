import type { ReactNode } from 'react';
import './without-script.css';

/** Shown without script: switched off, blocked, or not loaded. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <div className="without-script">{children}</div>;
}
