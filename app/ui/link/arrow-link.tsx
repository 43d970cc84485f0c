import { Icon } from '../icon/icon.tsx';
import type { Action, ExternalAction } from './action.ts';
import { ExternalLink } from './external-link.tsx';
import { isRendered, PageLink } from './page-link.tsx';
import './link.css';

/** The quieter call to action: underlined words and an arrow. */
export function ArrowLink({ action, className = '' }: { action: Action; className?: string }) {
  if (!isRendered(action.to)) return null;
  return (
    <PageLink to={action.to} className={`link ${className}`.trim()}>
      <span>{action.label}</span>
      <Icon name="arrow-right" />
    </PageLink>
  );
}

/** The same for another site: the arrow points out, and does not turn again. */
export function ArrowExternalLink({ action }: { action: ExternalAction }) {
  return (
    <ExternalLink to={action.to} className="link">
      <span>{action.label}</span>
      <Icon name="arrow-up-right" />
    </ExternalLink>
  );
}
