import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { BrandIcon } from '../../ui/icon/brand-icon.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/form/check-box.css';

/** Repeats of a row's channels, so that its end is never empty, also on a very wide screen. */
const repeats = [0, 1, 2];

/**
 * Two rows that pass each other without a script. They stop under the pointer, with the ticked box, and for good with
 * reduced motion. Assistive technology gets only the first row, once.
 */
export default function Channels({ heading, action, pause, items, id }: Props & OnPage) {
  const half = Math.ceil(items.length / 2);
  const rows = [items, [...items.slice(half), ...items.slice(0, half)]];
  return (
    <section id={id} className="section channels" data-surface="sunken">
      <div className="container">
        <SectionHead heading={heading} action={<ButtonLink action={action} variant="solid" />} />
      </div>
      <div className="channel-rows">
        {rows.map((row, index) => (
          <div key={row[0]?.name} className="channel-row">
            {repeats.map((repeat) => (
              <ul key={repeat} aria-hidden={index + repeat > 0 || undefined}>
                {row.map(({ name, brand }) => (
                  <li key={name}>
                    <BrandIcon name={brand} />
                    {name}
                  </li>
                ))}
              </ul>
            ))}
          </div>
        ))}
      </div>
      <div className="container channel-pause check">
        <label className="soft">
          <input type="checkbox" />
          <span>{pause}</span>
        </label>
      </div>
    </section>
  );
}
