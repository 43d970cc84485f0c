import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** All offers, each name a link to its page. */
export default function OfferIndex({ heading, lead, show, id, site }: Props & OnPage) {
  const hasLines = show === 'services';
  const items = hasLines ? site.lists.offers.filter(({ line }) => line) : site.lists.offers;
  return (
    <Section id={id} heading={heading} lead={lead} spacing={hasLines ? 'normal' : 'tight'}>
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
                {hasLines && <span className="soft">{line}</span>}
              </Stack>
              <Icon name="arrow-right" />
            </PageLink>
          </li>
        ))}
      </Columns>
    </Section>
  );
}
