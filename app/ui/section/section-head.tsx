import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Action } from '../link/action.ts';
import { ArrowLink } from '../link/arrow-link.tsx';
import { Heading } from '../text/heading.tsx';
import './section-head.css';

export interface SectionHeadProps {
  heading: string;
  /** A short text at the right edge, or several paragraphs. */
  lead?: string | readonly string[] | ReactElement | undefined;
  /** A link or a button instead of the text. */
  action?: Action | ReactNode;
}

const isAction = (action: NonNullable<SectionHeadProps['action']>): action is Action =>
  typeof action === 'object' && 'to' in action;

/** Heading at the left, a few words or a link at the right, both ending on the same line. */
export function SectionHead({ heading, lead, action }: SectionHeadProps) {
  return (
    <div className="section-head" data-reveal>
      <Heading className="text-section-title">{heading}</Heading>
      {typeof lead === 'string' && <p>{lead}</p>}
      {isValidElement(lead) && <div>{lead}</div>}
      {Array.isArray(lead) && (
        <div>
          {lead.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {action && (isAction(action) ? <ArrowLink action={action} /> : action)}
    </div>
  );
}
