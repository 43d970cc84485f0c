import type { OnPage } from '../../page/on-page.ts';
import { Counter } from '../../ui/figure/counter.tsx';
import { UnitChart } from '../../ui/figure/unit-chart.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Number of fins: the count, or one for each year since. */
const countOf = (figure: string): number =>
  /^\d{4}$/.test(figure) ? new Date().getFullYear() - Number(figure) + 1 : Number.parseInt(figure, 10);

/** A figure with a plus counts up; a year does not. Below each is its drawing, one fin per unit, the last one lit. */
export function ExplainedFigures({ name, items, id }: Pick<Props, 'name' | 'items'> & Pick<OnPage, 'id'>) {
  return (
    <Section id={id} as={name === undefined ? 'div' : 'section'} surface="night" spacing="tight" aria-label={name}>
      <ul className={classes('facts', [1, 2, 4].includes(items.length) && 'facts-pairs')} data-reveal-group>
        {items.map(({ figure, label, text }, index) => (
          <li key={label} className="fact" data-reveal>
            <p className="fact-figure">
              {/^\d+\+/.test(figure) ? <Counter figure={figure} /> : <b className="figure text-figure">{figure}</b>}{' '}
              <span className="soft">{label}</span>
            </p>
            <UnitChart count={countOf(figure)} lit={index === items.length - 1} />
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
