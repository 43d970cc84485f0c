import { fill } from '../../../shared/fill.ts';
import { formatDollars } from '../../../shared/format-dollars.ts';
import type { OnPage } from '../../page/on-page.ts';
import { JoinedChoice } from '../../ui/form/joined-choice.tsx';
import { LiveFrame } from '../../ui/live/live-frame.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/figure/fins.css';

/** Dollars of one fin. */
const finWorth = 1000;
/** Fin height of the sum, in fin units. */
const SUM_HEIGHT = 18;

const finsOf = (amount: number) => Math.round(amount / finWorth);

/** Four units wide and two apart; `edge` is half the line of outlined fins. */
const outline = (
  from: number,
  to: number,
  { perRow, height, edge = 0 }: { perRow: number; height: number; edge?: number },
) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const x = ((from + index) % perRow) * 6 + edge;
    return `M${x} ${edge}h${4 - 2 * edge}v${height - 2 * edge}h${2 * edge - 4}z`;
  }).join('');

/** Spent fins, and outlined ones for the rest of the month. `most` of them fill the table's width. */
function Fins({ toDate, forecast, most }: { toDate: number; forecast: number; most: number }) {
  const [spent, all, half] = [finsOf(toDate), finsOf(forecast), Math.ceil(most / 2)];
  // Two halves, one below the other on a phone.
  return [
    { from: 0, to: half },
    { from: half, to: most },
  ].map(({ from, to }) => (
    <svg key={from} className="fins" viewBox={`0 0 ${(to - from) * 6 - 2} ${SUM_HEIGHT}`} aria-hidden>
      <path className="fins-lit" d={outline(from, Math.min(spent, to), { perRow: half, height: SUM_HEIGHT })} />
      <path
        className="bill-expected"
        vectorEffect="non-scaling-stroke"
        d={outline(Math.max(spent, from), Math.min(all, to), { perRow: half, height: SUM_HEIGHT, edge: 0.25 })}
      />
    </svg>
  ));
}

/** The fins of one line, as far apart as those of the sum. `most` of them fill the place for it. */
function LineFins({ toDate, forecast, most }: { toDate: number; forecast: number; most: number }) {
  const [spent, all] = [finsOf(toDate), finsOf(forecast)];
  return (
    <svg className="bill-line" viewBox={`0 0 ${most * 6 - 2} 8`} preserveAspectRatio="none" aria-hidden>
      <path className="fins-lit" d={outline(0, spent, { perRow: most, height: 8 })} />
      <path
        className="bill-expected"
        vectorEffect="non-scaling-stroke"
        d={outline(spent, all, { perRow: most, height: 8, edge: 0.25 })}
      />
    </svg>
  );
}

/**
 * A bill that is filtered by team. The choice is a group of radio buttons and the table holds the sums of every choice:
 * it works without script, which only announces the new sum.
 */
export default function Bill(props: Props & OnPage) {
  const { heading, lead, caption, choose, all, teams, columns, total, lines, note, words, id } = props;
  const sums = [all, ...teams].map((team, place) => {
    const own = lines.filter((line) => place === 0 || line.team === team);
    const sum = (key: 'toDate' | 'forecast') => own.reduce((sofar, line) => sofar + line[key], 0);
    return { team, place, toDate: sum('toDate'), forecast: sum('forecast') };
  });
  const mostOfLine = Math.max(...lines.map(({ forecast }) => finsOf(forecast)));
  const most = Math.max(...sums.map(({ forecast }) => finsOf(forecast)));
  return (
    <LiveFrame kind="bill" {...{ id, heading, lead, words }}>
      <div className="bill-panel">
        <JoinedChoice
          legend={choose}
          isLegendSeen
          options={sums.map(({ team, place, toDate, forecast }) => ({
            value: place,
            label: team,
            said: fill(words.said, { team, toDate: formatDollars(toDate), forecast: formatDollars(forecast) }),
          }))}
        />
        <table>
          <caption className="text-card-title">{caption}</caption>
          <thead>
            <tr className="small muted">
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.toDate}</th>
              <th scope="col">{columns.forecast}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, team, toDate, forecast }) => (
              <tr key={what} data-place={teams.indexOf(team) + 1}>
                <th scope="row">
                  <span>{what}</span>{' '}
                  <small className="small muted" data-record="">
                    {team}
                  </small>
                  <LineFins {...{ toDate, forecast, most: mostOfLine }} />
                </th>
                <td>{formatDollars(toDate)}</td>
                <td>{formatDollars(forecast)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="text-card-title">
            {sums.map(({ team, place, toDate, forecast }) => (
              <tr key={team} data-place={place}>
                <th scope="row" data-record="">
                  {place === 0 ? total : `${total}, ${team}`}
                </th>
                <td>{formatDollars(toDate)}</td>
                <td>{formatDollars(forecast)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
        <div className="bill-forecast">
          {sums.map(({ team, place, toDate, forecast }) => (
            <div key={team} className="bill-row" data-place={place}>
              <Fins {...{ toDate, forecast, most }} />
            </div>
          ))}
          <p className="live-note small muted">{note}</p>
        </div>
      </div>
      <p className="sr-only" role="status" />
    </LiveFrame>
  );
}
