import { Section } from '../../ui/section/section.tsx';

export interface OpenedBlockProps {
  heading: string;
  lead: string;
  /** In their order in the block; `mark` is the one that would show a change. */
  fields: readonly { name: string; value: string; text: string; isMark?: boolean }[];
}

/** One block of a ledger, field by field: what stands in it, and what each field rules out. */
export function OpenedBlock({ heading, lead, fields }: OpenedBlockProps) {
  return (
    <Section heading={heading} lead={lead} surface="night" spacing="chapter">
      <dl className="opened-block" data-reveal>
        {fields.map(({ name, value, text, isMark }) => (
          <div key={name} data-mark={isMark || undefined}>
            <dt>{name}</dt>
            <dd className="opened-value">{value}</dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
