import type { OnPage } from '../../page/on-page.ts';
import { Section } from '../../ui/section/section.tsx';
import { Quote } from '../../ui/text/quote.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** What clients say, side by side. */
export default function Quotes({ heading, items, id }: Props & OnPage) {
  return (
    <Section id={id} heading={heading} surface="night">
      <div className="quotes" data-reveal-group>
        {items.map((item) => (
          <div key={item.author} data-reveal>
            <Quote {...item} />
          </div>
        ))}
      </div>
    </Section>
  );
}
