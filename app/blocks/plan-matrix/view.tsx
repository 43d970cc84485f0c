// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take them from a table that is shown as a grid

import { fill } from '../../../shared/fill.ts';
import type { OnPage } from '../../page/on-page.ts';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Contents of the plans: a line beside its plans, above them on narrow screens. */
export default function PlanMatrix({ heading, lead, lines, marks, id, site: { plans } }: Props & OnPage) {
  return (
    <Section id={id} heading={heading} lead={lead} surface="sunken">
      <table className="plan-matrix" role="table" aria-label={heading}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {plans.map(({ name }) => (
              <th key={name} scope="col" role="columnheader" className="text-label">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map(({ title, text }) => {
            const first = plans.find(({ points }) => points.includes(title))?.name ?? '';
            return (
              <tr key={title} role="row">
                <th scope="row" role="rowheader">
                  <b className="text-card-title">{title}</b>{' '}
                  <small className="small accented">{fill(marks.from, { plan: first })}</small>{' '}
                  <span className="small soft">{text}</span>
                </th>
                {plans.map(({ name, points }) => (
                  <td
                    key={name}
                    role="cell"
                    data-included={points.includes(title) ? '' : undefined}
                    data-new={name === first ? '' : undefined}
                  >
                    <span className="sr-only">{points.includes(title) ? marks.included : marks.missing}</span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
