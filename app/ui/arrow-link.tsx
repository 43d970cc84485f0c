import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { Action, OutAction } from './action.ts';
import { OutLink } from './out-link.tsx';
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

/** The same for another site: the arrow points out, and does not turn again. */
export function ArrowOutLink({ action }: { action: OutAction }) {
  return (
    <OutLink to={action.to} className="link">
      <span>{action.label}</span>
      <ArrowUpRight className="icon" aria-hidden />
    </OutLink>
  );
}
