import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { usePageId } from '../../ui/id/use-page-id.ts';
import { Columns, fitColumns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { getStarted } from '../../ui/link/contact-actions.ts';
import { Section } from '../../ui/section/section.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { PriceWords } from '../../ui/text/price-words.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/surface/plan.css';
import '../../ui/text/fin-before.css';

/** Three ways to engage people: their tasks, the common terms, the first step. */
export default function EngagementPlans({ heading, lead, items, page, id: place }: Props & OnPage) {
  const id = usePageId();
  return (
    <Section id={place} heading={heading} lead={lead}>
      <Columns count={fitColumns(items.length, 3)} gap="l" data-reveal-group data-enhance="about">
        {items.map(({ title, text, tone, capacity, points }, index) => (
          <article
            key={title}
            className="plan"
            data-tone={tone}
            aria-labelledby={`${id}${index}`}
            data-about={`${page.name}: ${title}`}
            data-reveal
          >
            <Stack gap={2}>
              <Heading below={1} id={`${id}${index}`} className="text-small-title">
                {title}
              </Heading>
              <p className="small soft">{text}</p>
            </Stack>
            <Capacity {...capacity} />
            <CheckList items={points} />
            <ButtonLink action={getStarted} variant={tone === 'line' ? 'primary' : 'line'} block />
          </article>
        ))}
      </Columns>
    </Section>
  );
}

/** Hours are a figure; roles and days are words, as large as they need to be beside it. */
function Capacity(capacity: Props['items'][number]['capacity']) {
  if ('hours' in capacity)
    return (
      <p className="plan-capacity plan-hours">
        <b className="figure text-figure">{capacity.hours}</b> <span className="small soft">{capacity.unit}</span>
      </p>
    );
  if ('price' in capacity)
    return (
      <p className="plan-capacity soft">
        <PriceWords price={capacity.price} size="text-section-title" />
      </p>
    );
  const words = 'roles' in capacity ? capacity.roles : [capacity.days];
  return (
    <p className={classes('plan-capacity plan-words', words.length === 4 && 'plan-pairs')}>
      {words.map((word) => (
        <span key={word} className="fin-before">
          {word}{' '}
        </span>
      ))}
    </p>
  );
}
