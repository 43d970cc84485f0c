import type { OnPage } from '../../page/on-page.ts';
import { Columns, fitColumns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Steps of a project with their results, and the whole as a picture. */
export default function ProjectSteps({ heading, lead, items, image, id }: Props & OnPage) {
  return (
    <Section id={id} spacing="chapter" heading={heading} lead={lead}>
      <Columns as="ol" count={fitColumns(items.length, 3)} gap={7} className="steps" data-reveal-group>
        {items.map(({ title, duration, text, points }) => (
          <Stack as="li" key={title} gap={3} data-reveal>
            <Heading below={1} className="text-small-title">
              {title}
            </Heading>
            <p className="text-label accented">{duration}</p>
            <p className="soft">{text}</p>
            <CheckList items={points} />
          </Stack>
        ))}
      </Columns>
      <div className="process bleed" data-reveal>
        <Picture {...image} />
      </div>
    </Section>
  );
}
