import { Section } from '../../ui/section/section.tsx';

export interface PlanMatrixProps {
  heading: string;
  lead: string;
  /** What the plans include, in plain words; the titles are those of their points. */
  lines: readonly { title: string; text: string }[];
  /** What a row of fins says, for whoever cannot see it. */
  marks: { included: string; missing: string };
}

interface Plans {
  plans: readonly { name: string; points: readonly string[] }[];
}

/** Which plan includes what, in columns that go on below the cards of the plans. */
export function PlanMatrix({ heading, lead, lines, marks, plans }: PlanMatrixProps & Plans) {
  return (
    <Section heading={heading} lead={lead} surface="sunken">
      <table className="plan-matrix" aria-label={heading}>
        <thead>
          <tr>
            {plans.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {lines.map(({ title, text }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length}>
                <span className="plan-line">
                  <b>{title}</b> <span>{text}</span>
                </span>
              </th>
            </tr>
            <tr>
              {plans.map(({ name, points }) => (
                <td key={name} data-included={points.includes(title) ? '' : undefined}>
                  <span className="sr-only">{points.includes(title) ? marks.included : marks.missing}</span>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </Section>
  );
}
