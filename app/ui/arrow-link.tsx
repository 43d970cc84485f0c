import { ArrowRight } from 'lucide-react';
import type { Action } from './action.ts';
import { PageLink } from './page-link.tsx';

/** The quieter call to action: underlined words and an arrow. */
export function ArrowLink({ action, className = '' }: { action: Action; className?: string }) {
  return (
    <PageLink to={action.to} className={`link ${className}`.trim()}>
      <span>{action.label}</span>
      <ArrowRight className="icon" aria-hidden />
    </PageLink>
  );
}
