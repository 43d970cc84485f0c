import type { OnPage } from '../../page/on-page.ts';
import { Counter } from '../../ui/figure/counter.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { UnitChart } from '../../ui/figure/unit-chart.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** A few figures, each with its exact number of fins. Only the last one is lit. */
export default function Statistics({ heading, lead, action, items, id }: Props & OnPage) {
  return (
    <Section id={id} spacing="tight">
      <Halves at={5} gap="m">
        <Words heading={heading} size="small" text={lead}>
          <ArrowLink action={action} />
        </Words>
        <Columns count={2} pairs gap="m">
          {items.map(({ figure, label }, index) => (
            <StatCard key={label} figure={<Counter figure={figure} />} label={label}>
              <UnitChart count={Number.parseInt(figure, 10)} lit={index === items.length - 1} rows />
            </StatCard>
          ))}
        </Columns>
      </Halves>
    </Section>
  );
}
