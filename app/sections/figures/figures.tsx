import type { MaybeSample } from '../../../shared/sample.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface FiguresProps {
  /** What the figures are called together. */
  name: string;
  /** Figures as they are written, without any formatting of their own. */
  items: (MaybeSample & { figure: string; label: string })[];
}

/** Four figures in a row. The one night section of the page. */
export function Figures({ name, items }: FiguresProps) {
  return (
    <Section surface="night" spacing="tight" aria-label={name}>
      <Columns as="ul" count={4} pairs gap="l" rule="between" data-reveal>
        {items.map(({ figure, label }) => (
          <Stack as="li" key={label} gap={3}>
            <b className="figure text-figure">{figure}</b> <span className="soft">{label}</span>
          </Stack>
        ))}
      </Columns>
    </Section>
  );
}
