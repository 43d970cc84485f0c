import { classes } from '../../ui/layout/steps.ts';
import { Section } from '../../ui/section/section.tsx';
import './opened-block.css';

interface BlockField {
  name: string;
  value: string;
  text: string;
}

export interface OpenedBlockProps {
  heading: string;
  lead: string;
  /** The block before this one; what is shown of it is its fingerprint, the value of the field with `isMark`. */
  before: Omit<BlockField, 'value'>;
  /** In their order in the block; `isMark` is the one that would show a change. */
  fields: readonly (BlockField & { isMark?: boolean })[];
  /** The block that comes next. */
  after: BlockField;
}

/** One block of a ledger between its neighbors, field by field: what stands in it, and what each field rules out. */
export function OpenedBlock({ heading, lead, before, fields, after }: OpenedBlockProps) {
  const marked = fields.findIndex(({ isMark }) => isMark);
  return (
    <Section heading={heading} lead={lead} surface="night" spacing="chapter">
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
