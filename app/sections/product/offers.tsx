import { useId } from 'react';
import type { ExternalAction } from '../../ui/link/action.ts';
import { CardLink } from '../../ui/link/card-link.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface OffersProps {
  heading: string;
  lead: string;
  items: { title: string; text: string; action: ExternalAction }[];
}

/** What the product is used for: a list between lines, its names large, each row one link as a whole. */
export function Offers({ heading, lead, items }: OffersProps) {
  return (
    <Section heading={heading} lead={lead}>
      <div className="offers" data-reveal>
        {items.map((item) => (
          <Offer key={item.title} {...item} />
        ))}
      </div>
    </Section>
  );
}

function Offer({ title, text, action }: OffersProps['items'][number]) {
  const id = useId();
  return (
    <article className="product-offer">
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      <CardLink action={action} describedBy={id} />
    </article>
  );
}
