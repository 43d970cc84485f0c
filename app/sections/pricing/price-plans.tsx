import { JoinedChoice } from '../../ui/form/joined-choice.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Section } from '../../ui/section/section.tsx';
import { membersOf, PlanCard, type PricePlan } from './plan-card.tsx';
import './price-plans.css';

/** The two billing periods, in their order. */
const periods = ['monthly', 'annually'] as const;

export type Period = (typeof periods)[number];

export interface PricePlansProps {
  toggle: { name: string; note: string; labels: Record<Period, string>; announcements: Record<Period, string> };
  /** What stands beside a price. */
  units: Record<Period, string>;
  /** What a year costs, beside the price of a month. */
  also: (price: string) => string;
  /** How much less a year costs than its twelve months. */
  saving: (amount: string) => string;
  plans: PricePlan[];
  /** What choosing one does. */
  after: string;
}

/**
 * Four plans under a choice of two prices. Both prices stand in the document and the stylesheet shows the one whose radio
 * is chosen, so the choice works without script, which only says the change aloud.
 */
export function PricePlans({ toggle, units, also, saving, plans, after }: PricePlansProps) {
  // A plan without a limit fills its meter, whatever the others reach.
  const most = Math.max(1, ...plans.map(membersOf).filter(Number.isFinite));
  // None stands alone in a last row.
  const isOdd = [3, 5, 6].includes(plans.length);
  return (
    <Section as="div" spacing="tight" className="pricing">
      <div className="billing" data-enhance="billing">
        <JoinedChoice
          name="billing"
          legend={toggle.name}
          options={periods.map((period) => ({
            value: period,
            label: toggle.labels[period],
            said: toggle.announcements[period],
          }))}
        />
        <p className="small soft">{toggle.note}</p>
        <p className="sr-only" role="status" />
      </div>
      <Columns count={isOdd ? 3 : 4} gap="m" className="price-plans" data-enhance="about">
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            known={plans[index - 1]?.points ?? []}
            most={most}
            units={units}
            alsoWords={also}
            savingWords={saving}
          />
        ))}
      </Columns>
      <p className="small muted">{after}</p>
    </Section>
  );
}
