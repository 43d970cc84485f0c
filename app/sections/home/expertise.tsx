import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { classes } from '../../ui/layout/steps.ts';
import { SectionHead } from '../../ui/section/section-head.tsx';
import './expertise.css';
import '../../ui/button/button.css';
import '../../ui/surface/lit.css';

export interface ExpertiseProps {
  heading: string;
  lead: string;
  /** Seen while a tile has focus: with script, one stop of the Tab key serves all. */
  keys: string;
  items: { name: string; icon: IconName; title: string; text: string }[];
}

/** The tile that is lit first. */
const lit = 9;

/** In a row of three: the words of a tile begin where the row does. */
const places = [undefined, 'tile-second', 'tile-third'] as const;

/**
 * Eighteen fields. The name is always there; its explanation shows on hover, focus and tap, by stylesheet alone, and is
 * always there for a screen reader. With script the tiles are one stop of the Tab key: see enhance-expertise.ts. It stands in a `Prerendered`, so its ids are fixed ones.
 */
export function Expertise({ heading, lead, keys, items }: ExpertiseProps) {
  return (
    <>
      <SectionHead heading={heading} lead={lead} />
      <ul className="expertise" data-reveal data-enhance="expertise">
        {items.map(({ name, icon, title, text }, index) => (
          <li key={name} className={classes('tile lit', places[index % 3], index === lit && 'tile-first')}>
            <Icon name={icon} />
            <h3 className="text-name">
              <button type="button" aria-describedby={`expertise-${icon}`}>
                {name}
              </button>
            </h3>
            <p id={`expertise-${icon}`} className="small">
              <b>{title}.</b> {text}
            </p>
          </li>
        ))}
      </ul>
      <p className="expertise-keys with-script small muted" aria-hidden>
        {keys}
      </p>
    </>
  );
}
