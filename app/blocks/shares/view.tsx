import type { OnPage } from '../../page/on-page.ts';
import { Counter } from '../../ui/figure/counter.tsx';
import { PercentChart } from '../../ui/figure/percent-chart.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Stage } from '../../ui/surface/stage.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Shares of a hundred, in words and a picture. Only the first share is lit. */
export default function Shares({ heading, paragraphs, items, image, id }: Props & OnPage) {
  return (
    <Section id={id} className="stack gap-2xl">
      <Halves>
        <Words heading={heading} text={paragraphs} />
        <Stage tone="dawn" fit="filled" data-reveal>
          <Picture {...image} />
        </Stage>
      </Halves>
      <Columns count={2} pairs rule="top" data-reveal-group>
        {items.map(({ figure, label }, index) => (
          <Stack key={label} gap="m" className="portion" data-reveal>
            <Stack as="p" gap={3}>
              <Counter figure={figure} /> <span className="soft">{label}</span>
            </Stack>
            <PercentChart share={Number.parseInt(figure, 10)} lit={index === 0} />
          </Stack>
        ))}
      </Columns>
    </Section>
  );
}
