import type { OnPage } from '../../page/on-page.ts';
import { Counter } from '../../ui/figure/counter.tsx';
import { Columns, fitColumns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ExplainedFigures } from './explained-figures.tsx';
import type { Props } from './schema.ts';

/** Figures in a row, which count up once when they are seen. */
export default function Counters({ name, still, items, note, id }: Props & OnPage) {
  if (items.some(({ text }) => text)) return <ExplainedFigures {...{ name, items, id }} />;
  return (
    <Section
      id={id}
      surface={still ? 'night' : undefined}
      spacing="tight"
      className={still && !note ? undefined : 'stack gap-7'}
      aria-label={name}
    >
      <Columns
        as="ul"
        count={items.length > 4 ? fitColumns(items.length, 4) : 4}
        pairs
        gap="l"
        rule="between"
        {...(still && { 'data-reveal': true })}
      >
        {items.map(({ figure, label }) => (
          <Stack as="li" key={label} gap={3}>
            {still ? <b className="figure text-figure">{figure}</b> : <Counter figure={figure} />}{' '}
            <span className="soft">{label}</span>
          </Stack>
        ))}
      </Columns>
      {note && <p className="small muted">{note}</p>}
    </Section>
  );
}
