import { Section } from '../../ui/section/section.tsx';

export interface OfferingsProps {
  heading: string;
  lead: string;
  items: readonly { title: string; text: string }[];
}

/** Skills in two rows: each is marked as one lit fin among as many as there are. */
export function Offerings({ heading, lead, items }: OfferingsProps) {
  return (
    <Section heading={heading} lead={lead} surface="night">
      <ul className="offerings" data-reveal>
        {items.map(({ title, text }, at) => (
          <li key={title} className="offering">
            <svg viewBox="0 0 156 80" aria-hidden>
              {items.map((item, index) => (
                <path
                  key={item.title}
                  className={index === at ? 'offering-lit' : undefined}
                  d={`M${index * 20} 0h16v80h-16z`}
                />
              ))}
            </svg>
            <h3 className="text-small-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
