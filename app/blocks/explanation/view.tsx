import type { OnPage } from '../../page/on-page.ts';
import { drawFins, standing } from '../../ui/figure/fins.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/figure/fins.css';

const HEIGHT = 24;

/** The product in large words, its uses, each with a check mark, and one piece of it. */
export default function Explanation({ heading, lead, items, example: { cells, fins }, id }: Props & OnPage) {
  const { lit, rest } = drawFins(standing(HEIGHT, Array<number>(fins.all).fill(HEIGHT)), (at) => at < fins.full);
  return (
    <Section id={id} surface="night" className="stack gap-m explanation">
      <Heading className="text-small-title">{heading}</Heading>
      <Halves at={8} align="start">
        <p className="text-large">{lead}</p>
        <ul data-reveal>
          {items.map((benefit) => (
            <li key={benefit} className="benefit text-card-title">
              <Icon name="check" />
              {benefit}
            </li>
          ))}
        </ul>
      </Halves>
      <Stack gap="l" className="rule-above explanation-example" data-reveal>
        <Columns as="dl" count={4} pairs gap={4}>
          {cells.map(({ name, value }) => (
            <div key={name}>
              <dt className="small muted">{name}</dt>
              <dd className="text-card-title">{value}</dd>
            </div>
          ))}
        </Columns>
        <svg
          className="fins example-fins"
          viewBox={`0 0 ${fins.all * 10 - 4} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          <path className="fins-lit" d={lit} />
          <path d={rest} />
        </svg>
      </Stack>
    </Section>
  );
}
