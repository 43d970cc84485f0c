import { fill } from '../../../shared/fill.ts';
import type { OnPage } from '../../page/on-page.ts';
import { Button } from '../../ui/button/button.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { LiveFrame } from '../../ui/live/live-frame.tsx';
import type { WeightPart } from './run-page-weight.ts';
import type { Props } from './schema.ts';
import './style.css';

/** Bar colors. */
const colors: Partial<Record<WeightPart, string>> = {
  document: 'var(--fg)',
  fonts: 'var(--accent-light)',
  pictures: 'var(--ground-shade)',
  scripts: 'var(--accent)',
};

/** A fin for each kilobyte of the limit; the script draws the used ones over them. */
const Fins = ({ part, limit }: { part: WeightPart; limit: number }) => (
  <svg className="weight-fins" viewBox={`0 0 ${limit} ${limit}`} preserveAspectRatio="none" aria-hidden>
    <g strokeWidth={2 * limit} stroke={colors[part]}>
      <path className="weight-limit" d={`M0 0h${limit}`} />
      <path className="weight-used" data-part={part} d="" />
    </g>
  </svg>
);

/** The weight of its own page, counted by the visitor's browser, beside the build's limits. */
export default function PageWeight(props: Props & OnPage) {
  const { heading, lead, measure, verdict, parts, limitLabel, notes, words, id } = props;
  const left = parts.reduce((rest, { part, limit = 0 }) => (part === 'total' ? rest + limit : rest - limit), 0);
  return (
    <LiveFrame kind="page-weight" surface="night" {...{ id, heading, lead, words }}>
      <div className="weight-controls">
        <p className="weight-verdict lead" role="status">
          {verdict}
        </p>
        <Button size="large" arrow="none" className="live-act" data-replay="">
          {measure}
        </Button>
      </div>
      <dl className="weight-parts">
        {parts.map(({ part, label, limit, hint }) => {
          const size = part === 'styles' ? 'small' : 'text-card-title';
          const allowed = limit && fill(limitLabel, { limit: String(limit) });
          return (
            <div key={part} data-part={part}>
              <dt className={size}>{label}</dt>
              <dd>
                <b
                  className={classes('figure', part === 'total' ? 'text-figure' : size)}
                  data-weight={part}
                  data-record=""
                >
                  {part === 'total' && allowed}
                </b>{' '}
                <span className="weight-allowed small muted" data-record="">
                  {allowed ?? hint}
                </span>
                {part !== 'total' && part !== 'styles' && <Fins part={part} limit={limit ?? left} />}
              </dd>
            </div>
          );
        })}
      </dl>
      <Columns as="ul" count={2} from="lg" gap={3} className="weight-notes">
        {notes.map((note) => (
          <li key={note} className="live-note small muted">
            {note}
          </li>
        ))}
      </Columns>
    </LiveFrame>
  );
}
