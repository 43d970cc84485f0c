// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take them from a table that is shown as a grid
import { Section } from '../../ui/section/section.tsx';
import './plan-matrix.css';

export interface PlanMatrixProps {
  heading: string;
  lead: string;
  /** What the plans include, in plain words; the titles are those of their points. */
  lines: readonly { title: string; text: string }[];
  /** What a row of fins says for whoever cannot see it, and from which plan on, where its name is a screen away. */
  marks: { included: string; missing: string; from: (plan: string) => string };
}

interface Plans {
  plans: readonly { name: string; points: readonly string[] }[];
}

/** Which plan includes what: a line beside its four plans, above them on narrow screens. */
export function PlanMatrix({ heading, lead, lines, marks, plans }: PlanMatrixProps & Plans) {
  return (
    <Section heading={heading} lead={lead} surface="sunken">
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
                  <small className="small accented">{marks.from(first)}</small>{' '}
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
