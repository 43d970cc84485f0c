import { Section } from '../../ui/section/section.tsx';

export interface NamedListProps {
  heading: string;
  lead: string;
  /** A title may begin with a figure: then that is set large. */
  items: { title: string; figure?: string; text: string }[];
}

/** What is promised or was reached: a list to read, its names large. */
export function NamedList({ heading, lead, surface, items }: NamedListProps & { surface?: 'sunken' }) {
  return (
    <Section heading={heading} lead={lead} surface={surface} spacing="tight">
      <ul className="named-list" data-reveal>
        {items.map(({ title, figure = '', text }) => (
          <li key={title}>
            <h3 className="text-small-title">
              {figure && <span className="figure named-figure">{figure}</span>}
              {title.slice(figure.length)}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
