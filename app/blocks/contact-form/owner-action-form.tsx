import { Button } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/stack.css';

/**
 * One act on one message. The server leaves out the reference and the button if there is nothing to do. Without an
 * address the form posts to its own page.
 */
export function OwnerActionForm({ heading, text, referenceLabel, button }: Props['answers']['act']) {
  return (
    <Section surface="sunken" className="stack gap-6">
      <h1 className="text-page-title" data-slot="heading">
        {heading}
      </h1>
      <p className="reference" data-if="reference">
        {referenceLabel} <b data-slot="reference" />
      </p>
      <p className="lead" data-slot="text">
        {text}
      </p>
      <form method="post" data-if="button" aria-label={heading}>
        <Button type="submit" size="large">
          <span data-slot="button">{button}</span>
        </Button>
      </form>
    </Section>
  );
}
