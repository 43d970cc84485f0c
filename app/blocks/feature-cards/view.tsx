import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { usePageId } from '../../ui/id/use-page-id.ts';
import { classes } from '../../ui/layout/steps.ts';
import { CardLink } from '../../ui/link/card-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Parts of a service or a product, in rows of three. */
export default function FeatureCards({ heading, lead, link, items, id: place }: Props & OnPage) {
  const id = usePageId();
  const isLong = items.filter(({ points }) => points).length > 3;
  /** Every other part. */
  const isBand = (index: number) => {
    const parts = items.slice(0, index + 1).filter(({ part }) => part).length;
    return parts > 0 && parts % 2 === 0;
  };
  return (
    <Section id={place} heading={heading} lead={lead}>
      <div
        className={classes('feature-cards', isLong && 'feature-rows', items.length % 2 === 1 && 'feature-cards-odd')}
        data-reveal-group
      >
        {items.map(({ title, icon, text, points, part, action = link, tone }, index) => (
          <article
            key={title}
            className={classes('feature', part && 'feature-begins', isBand(index) && 'feature-band')}
            data-reveal
          >
            {part && <div className="feature-part">{part}</div>}
            <Icon name={icon} />
            <Heading below={1} id={`${id}${icon}`} className={isLong ? 'text-name' : 'text-card-title'}>
              {title}
            </Heading>
            <p className="small soft">{text}</p>
            {points && <CheckList items={points} />}
            {action && <CardLink action={action} describedBy={`${id}${icon}`} tone={tone} />}
          </article>
        ))}
      </div>
    </Section>
  );
}
