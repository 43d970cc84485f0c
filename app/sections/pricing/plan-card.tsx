import type { MaybeSample } from '../../../shared/sample.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Action } from '../../ui/link/action.ts';
import { CheckList } from '../../ui/text/check-list.tsx';
import { MembersMeter } from './members-meter.tsx';
import './plan-card.css';
import '../../ui/surface/plan.css';
import { usePageId } from '../../ui/id/use-page-id.ts';

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
  /** What the plan before it includes. */
  known: readonly string[];
  /** How many members the largest plan is for. */
  most: number;
  units: PricePlan['price'];
  /** Says what a year costs, beside the price of a month. */
  alsoWords: (price: string) => string;
  /** Says how much less a year costs than its twelve months. */
  savingWords: (amount: string) => string;
}

const toNumber = (words: string) => Number(words.replace(/[^\d.]/g, ''));

/** How many members a plan is for; without a number there is no limit. */
export const membersOf = ({ memberLimit }: PricePlan): number => toNumber(memberLimit) || Number.POSITIVE_INFINITY;

/** One plan. Of its two prices the stylesheet shows the chosen one. */
export function PlanCard({ plan, known, most, units, alsoWords, savingWords }: PlanCardProps) {
  const id = usePageId();
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
      <Stack gap={1}>
        <h2 id={id} className="text-small-title">
          {name}
        </h2>
        <p className="small muted">{memberLimit}</p>
      </Stack>
      <MembersMeter members={membersOf(plan)} most={most} />
      <Stack gap={2} className="price small soft">
        {(['monthly', 'annually'] as const).map((period) => (
          <p key={period} data-period={period}>
            <b className="figure text-section-title">{price[period]}</b> {units[period]}
          </p>
        ))}
        {saving > 0 && (
          <>
            <p data-period="monthly">{alsoWords(price.annually)}</p>
            <p data-period="annually" className="price-saving accented">
              {savingWords(`$${saving}`)}
            </p>
          </>
        )}
      </Stack>
      <p className="small soft">{text}</p>
      <CheckList items={points} known={known} />
      <ButtonLink action={action} variant={featured ? 'primary' : 'line'} block />
    </article>
  );
}
