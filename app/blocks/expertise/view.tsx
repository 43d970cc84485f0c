import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { usePageId } from '../../ui/id/use-page-id.ts';
import { classes } from '../../ui/layout/steps.ts';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/button/button.css';
import '../../ui/surface/lit.css';

/** The tile that is lit first. */
const lit = 9;

/** Places in a row of three: words begin at the row's edge. */
const places = [undefined, 'tile-second', 'tile-third'] as const;

/**
 * A field's name is always visible; its explanation shows on hover, focus and tap, by stylesheet alone, and screen
 * readers always read it. With script the tiles are one stop of the Tab key: see enhance-expertise.ts.
 */
export default function Expertise({ heading, lead, keys, items, id: place }: Props & OnPage) {
  const id = usePageId();
  return (
    <Section id={place} heading={heading} lead={lead}>
      <ul
        className={classes('expertise', items.length % 6 !== 0 && 'expertise-open')}
        data-reveal
        data-enhance="expertise"
      >
        {items.map(({ name, icon, title, text }, index) => (
          <li
            key={name}
            className={classes(
              'tile lit',
              places[index % 3],
              index === Math.min(lit, items.length - 1) && 'tile-first',
            )}
          >
            <Icon name={icon} />
            <Heading below={1} className="text-name">
              <button type="button" aria-describedby={`${id}${icon}`}>
                {name}
              </button>
            </Heading>
            <p id={`${id}${icon}`} className="small">
              <b>{title}.</b> {text}
            </p>
          </li>
        ))}
      </ul>
      <p className="expertise-keys with-script small muted" aria-hidden>
        {keys}
      </p>
    </Section>
  );
}
