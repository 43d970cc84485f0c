import { type MouseEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { Rich, type RichText } from '../text/rich-text.tsx';

export interface AccordionProps {
  /**
   * 'keep-one-open': a click on the open question leaves it open. 'closable': it closes. Never are two open.
   * Before React arrives both behave as 'closable'.
   */
  kind: 'keep-one-open' | 'closable';
  items: readonly { question: string; answer: RichText }[];
  /** 'large' where the questions are what the page is made of; they are its second-level headings then. */
  size?: 'medium' | 'large';
}

/**
 * Questions whose answers open one at a time. The native element opens, closes and finds in its answers by itself;
 * React only adds what it cannot do: keep one open. Which one is open stays the element's own affair, so what a visitor
 * opened before React arrived stays as it is.
 */
export function Accordion({ kind, items, size = 'medium' }: AccordionProps) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<number>();
  const keepsOne = kind === 'keep-one-open';
  const Question = size === 'large' ? 'h2' : 'h3';

  useEffect(() => {
    const open = Array.from(list.current?.children ?? []).findIndex((item) => (item as HTMLDetailsElement).open);
    if (open >= 0) setHeld(open);
  }, []);

  function follow({ currentTarget }: ToggleEvent<HTMLDetailsElement>, index: number) {
    if (currentTarget.open) setHeld(index);
    else setHeld((before) => (before === index ? undefined : before));
  }

  function keepOpen(event: MouseEvent<HTMLElement>) {
    if (keepsOne && event.currentTarget.closest('details')?.open) event.preventDefault();
  }

  return (
    <div ref={list} className="accordion" data-size={size}>
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          name={group}
          open={index === 0}
          onToggle={(event) => follow(event, index)}
          suppressHydrationWarning
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
          <summary onClick={keepOpen} aria-disabled={(keepsOne && held === index) || undefined}>
            <Question>{question}</Question>
            <i aria-hidden />
          </summary>
          <p>
            <Rich text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
