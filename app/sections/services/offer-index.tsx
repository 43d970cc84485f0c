import { ArrowRight } from 'lucide-react';
import type { PagePath } from '../../../shared/pages.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import './offer-index.css';

export interface OfferIndexProps {
  heading: string;
  lead?: string;
}

interface Offers {
  /** A line of its own says what each is about; without lines the names alone stand in a list. */
  items: readonly { name: string; line?: string; to: PagePath }[];
}

/** Everything there is to choose from, each name a way to its page. */
export function OfferIndex({ heading, lead, items }: OfferIndexProps & Offers) {
  const hasLines = items.some(({ line }) => line);
  return (
    <Section heading={heading} lead={lead} spacing={hasLines ? 'normal' : 'tight'}>
      <Columns
        as="ul"
        count={hasLines ? 2 : 4}
        pairs={!hasLines}
        gap={0}
        className={hasLines ? 'offer-index' : 'offer-index offer-names'}
      >
        {items.map(({ name, line, to }) => (
          <li key={to}>
            <PageLink to={to}>
              <Stack as="span" gap={1}>
                <b className={hasLines ? 'text-small-title' : 'text-card-title'}>{name}</b>{' '}
                {line && <span className="soft">{line}</span>}
              </Stack>
              <ArrowRight className="icon" aria-hidden />
            </PageLink>
          </li>
        ))}
      </Columns>
    </Section>
  );
}
