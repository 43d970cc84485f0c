import { usePageId } from '../../ui/id/use-page-id.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import type { Action } from '../../ui/link/action.ts';
import { CardLink } from '../../ui/link/card-link.tsx';
import type { Illustration } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { PictureCard } from '../../ui/surface/picture-card.tsx';

interface EngagementModel {
  title: string;
  subtitle: string;
  text: string;
  action: Action;
  image: Illustration;
}

export interface EngagementModelsProps {
  heading: string;
  lead: string;
  items: EngagementModel[];
}

/** What a contract can look like. */
export function EngagementModels({ heading, lead, items }: EngagementModelsProps) {
  const id = usePageId();
  return (
    <Section heading={heading} lead={lead} surface="sunken">
      <Columns count={3} gap="l" data-reveal-group>
        {items.map(({ title, subtitle, text, action, image }, index) => (
          <PictureCard
            key={title}
            image={image}
            tone={index % 2 === 0 ? 'dawn' : 'shade'}
            action={<CardLink action={action} describedBy={`${id}${index}`} />}
          >
            <h3 id={`${id}${index}`} className="text-card-title">
              {title}
            </h3>
            <p className="text-label accented">{subtitle}</p>
            <p>{text}</p>
          </PictureCard>
        ))}
      </Columns>
    </Section>
  );
}
