import type { OnPage } from '../../page/on-page.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Results of data: the result in full width, its use and its storage below. */
export default function DataAnalysis({ heading, lead, image, items, id }: Props & OnPage) {
  return (
    <Section id={id} heading={heading} lead={lead} surface="night">
      <div className="dashboard" data-reveal>
        <Picture {...image} />
      </div>
      <Columns count={2} from="lg" rule="between" className="data-parts" data-reveal-group>
        {items.map(({ heading, text, image }) => (
          <Stack key={heading} gap="s" data-reveal>
            <Picture {...image} />
            <Heading below={1} className="text-small-title">
              {heading}
            </Heading>
            <p className="soft">{text}</p>
          </Stack>
        ))}
      </Columns>
    </Section>
  );
}
