import type { OnPage } from '../../page/on-page.ts';
import { JoinedChoice } from '../../ui/form/joined-choice.tsx';
import { Columns, fitColumns } from '../../ui/layout/columns.tsx';
import { Section } from '../../ui/section/section.tsx';
import { PlanCard } from './plan-card.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** The two billing periods, in their order. */
const periods = ['monthly', 'annually'] as const;

/**
 * All plans, under a choice if one has two prices. The document holds both and the stylesheet shows the one whose radio
 * is chosen, so the choice works without script, which only announces the change.
 */
export default function PricePlans({ toggle, also, saving, action, after, id, site: { plans } }: Props & OnPage) {
  // A plan without a limit fills its meter, whatever the others hold.
  const most = Math.max(1, ...plans.map(({ members = 0 }) => members));
  return (
    <Section id={id} as="div" spacing="tight" className="pricing">
      {plans.some(({ price }) => 'monthly' in price) && (
        <div className="billing" data-enhance="billing">
          <JoinedChoice
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
      )}
      <Columns count={fitColumns(plans.length, 4)} gap="m" className="price-plans" data-enhance="about">
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            known={plans[index - 1]?.points ?? []}
            most={most}
            also={also}
            saving={saving}
            action={action}
          />
        ))}
      </Columns>
      <p className="small muted">{after}</p>
    </Section>
  );
}
