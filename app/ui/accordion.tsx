import { type MouseEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';

export interface AccordionProps {
  /**
   * 'keep-one-open': a click on the open question leaves it open. 'closable': it closes. Never are two open.
   * Before React arrives both behave as 'closable'.
   */
  kind: 'keep-one-open' | 'closable';
  items: readonly { question: string; answer: string }[];
}

/**
 * Questions whose answers open one at a time. The native element opens, closes and finds in its answers by itself;
 * React only adds what it cannot do: keep one open. Which one is open stays the element's own affair, so what a visitor
 * opened before React arrived stays as it is.
 */
export function Accordion({ kind, items }: AccordionProps) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<number>();
  const keepsOne = kind === 'keep-one-open';

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
    <div ref={list} className="accordion">
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
            <h3>{question}</h3>
            <i aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
