import type { OnPage } from '../../page/on-page.ts';
import { classes } from '../../ui/layout/steps.ts';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';

interface BlockField {
  name: string;
  value: string;
  text: string;
}

/** One block of a ledger between its neighbors, field by field: its content, and the claims that it excludes. */
export default function OpenedBlock({ heading, lead, before, fields, after, id }: Props & OnPage) {
  const marked = fields.findIndex(({ isMark }) => isMark);
  return (
    <Section id={id} heading={heading} lead={lead} surface="night" spacing="chapter">
      <div className="opened-block bleed-phones" data-reveal>
        <Neighbor side="before" block={{ ...before, value: fields[marked]?.value ?? '' }} />
        <dl className="block-pane">
          {fields.map(({ name, value, text, isMark }, index) => (
            <div
              key={name}
              className={classes('block-row', index < marked && 'block-thread')}
              data-mark={isMark || undefined}
            >
              <dt>{name}</dt>
              <dd className={classes('block-value', isMark && 'text-section-title')}>{value}</dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Neighbor side="after" block={after} />
      </div>
    </Section>
  );
}

function Neighbor({ side, block: { name, value, text } }: { side: 'before' | 'after'; block: BlockField }) {
  return (
    <div className={classes('block-row', side === 'before' && 'block-thread')} data-neighbor={side}>
      <p>{name}</p>
      <p className="block-value">{value}</p>
      <p>{text}</p>
    </div>
  );
}
