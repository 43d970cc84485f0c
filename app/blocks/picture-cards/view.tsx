import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { usePageId } from '../../ui/id/use-page-id.ts';
import { Columns, fitColumns } from '../../ui/layout/columns.tsx';
import { CardLink } from '../../ui/link/card-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { PictureCard } from '../../ui/surface/picture-card.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { opensInNewTab } from '../../ui/text/ui-texts.ts';
import type { Props } from './schema.ts';
import '../../ui/link/card-link.css';
import '../../ui/link/link.css';

const tones = { warm: 'dawn', cool: 'shade', plain: undefined } as const;

/** Cards in a row, each one link: a picture on its background, words, and an arrow. */
export default function PictureCards({ heading, lead, newTab, items, id: place }: Props & OnPage) {
  const id = usePageId();
  return (
    <Section id={place} heading={heading} lead={lead} surface="sunken">
      <Columns count={fitColumns(items.length, 3)} from="lg" gap="l" data-reveal-group>
        {items.map(({ title, subtitle, text, points, action, tone, image, ground }, index) => (
          <PictureCard
            key={title}
            image={image}
            tone={tones[ground]}
            action={
              newTab ? (
                <NewTabLink title={title} action={action} tone={tone} />
              ) : (
                <CardLink action={action} describedBy={`${id}${index}`} tone={tone} />
              )
            }
          >
            <Heading below={1} id={newTab ? undefined : `${id}${index}`} className="text-card-title">
              {title}
            </Heading>
            {subtitle && <p className="text-label accented">{subtitle}</p>}
            <p>{text}</p>
            {points && <CheckList items={points} />}
          </PictureCard>
        ))}
      </Columns>
    </Section>
  );
}

function NewTabLink({ title, action, tone }: Pick<Props['items'][number], 'title' | 'action' | 'tone'>) {
  return (
    <a className="link card-link" href={action.to} target="_blank" rel="noopener" data-external data-tone={tone}>
      <span>{action.label}</span>
      <Icon name="arrow-up-right" />
      <span className="sr-only">
        : {title}, {opensInNewTab}
      </span>
    </a>
  );
}
