import type { Action } from '../link/action.ts';
import { ArrowLink } from '../link/arrow-link.tsx';
import { Heading } from '../text/heading.tsx';
import { Rich, type RichText } from '../text/rich-text.tsx';
import './accordion.css';
import { usePageId } from '../id/use-page-id.ts';

export interface AccordionProps {
  /**
   * 'keep-one-open': a click on the open question leaves it open. 'closable': it closes. Never are two open.
   * Without script both behave as 'closable'.
   */
  kind: 'keep-one-open' | 'closable';
  items: readonly { question: string; answer: RichText; more?: Action | undefined }[];
  /** 'large' if questions are the page's main content. */
  size?: 'medium' | 'large';
  /** Links in an answer take the question along to the contact form. */
  carried?: boolean;
}

/**
 * Questions whose answers open one at a time. The native element opens, closes and searches its answers;
 * enhance-accordion.ts keeps one open.
 */
export function Accordion({ kind, items, size = 'medium', carried = false }: AccordionProps) {
  const group = usePageId();
  return (
    <div className={`accordion scale-${size}`} data-enhance={kind === 'keep-one-open' ? 'accordion' : undefined}>
      {items.map(({ question, answer, more }, index) => (
        <details key={question} name={group} open={index === 0} data-about={carried ? question : undefined}>
          <summary>
            <Heading below={1}>{question}</Heading>
            <i aria-hidden />
          </summary>
          <p>
            <Rich text={answer} />
          </p>
          {more && <ArrowLink action={more} />}
        </details>
      ))}
    </div>
  );
}
