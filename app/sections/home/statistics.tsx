import type { MaybeSample } from '../../../shared/sample.ts';
import { Counter } from '../../ui/figure/counter.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { UnitChart } from '../../ui/figure/unit-chart.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import './statistics.css';

export interface StatisticsProps {
  heading: string;
  lead: string;
  action: Action;
  items: (MaybeSample & { figure: string; label: string })[];
}

/** Two figures, each with exactly as many fins as it says. Only the last one is lit. */
export function Statistics({ heading, lead, action, items }: StatisticsProps) {
  return (
    <Section spacing="tight">
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
