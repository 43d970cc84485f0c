import { useId } from 'react';
import type { MaybeSample } from '../../../shared/sample.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { CheckList } from '../../ui/text/check-list.tsx';

export interface PricePlan extends MaybeSample {
  name: string;
  memberLimit: string;
  /** As they are written: no formatting of their own. */
  price: { monthly: string; annually: string };
  text: string;
  /** What it includes, in full. */
  points: readonly string[];
  action: Action;
  /** The one at night. */
  featured?: boolean;
}

interface PlanCardProps {
  plan: PricePlan;
  units: PricePlan['price'];
  /** Says what a year costs, beside the price of a month. */
  alsoWords: (price: string) => string;
  /** Says how much less a year costs than its twelve months. */
  savingWords: (amount: string) => string;
}

const toNumber = (price: string) => Number(price.replace(/[^\d.]/g, ''));

/** A fin for each five members: how far the plan reaches beside the others. Decoration: the number stands above it. */
function MembersMeter({ members }: { members: number }) {
  const fins = Array.from({ length: 20 }, (_, index) => ({ x: 5 * index, lit: Math.min(5, members - 5 * index) }));
  return (
    <svg className="members-meter" viewBox="0 0 98 10" preserveAspectRatio="none" aria-hidden>
      <path d={fins.map(({ x }) => `M${x} 0h3v10h-3z`).join('')} />
      <path
        className="members-lit"
        d={fins.flatMap(({ x, lit }) => (lit > 0 ? [`M${x} 0h${(0.6 * lit).toFixed(1)}v10H${x}z`] : [])).join('')}
      />
    </svg>
  );
}

/** One plan. Of its two prices the stylesheet shows the chosen one. */
export function PlanCard({ plan, units, alsoWords, savingWords }: PlanCardProps) {
  const id = useId();
  const { name, memberLimit, price, text, points, action, featured } = plan;
  const saving = 12 * toNumber(price.monthly) - toNumber(price.annually);
  return (
    <article
      className="plan price-plan"
      data-tone="plain"
      data-surface={featured ? 'night' : undefined}
      aria-labelledby={id}
      data-about={name}
    >
      <h2 id={id} className="text-small-title">
        {name}
      </h2>
      <p className="plan-members">{memberLimit}</p>
      <MembersMeter members={toNumber(memberLimit)} />
      <div className="price">
        {(['monthly', 'annually'] as const).map((period) => (
          <p key={period} data-period={period}>
            <b className="figure">{price[period]}</b> {units[period]}
          </p>
        ))}
        {saving > 0 && (
          <>
            <p data-period="monthly" className="price-also">
              {alsoWords(price.annually)}
            </p>
            <p data-period="annually" className="price-also price-saving">
              {savingWords(`$${saving}`)}
            </p>
          </>
        )}
      </div>
      <p className="plan-text">{text}</p>
      <CheckList items={points} />
      <ButtonLink action={action} variant={featured ? 'primary' : 'line'} block />
    </article>
  );
}
