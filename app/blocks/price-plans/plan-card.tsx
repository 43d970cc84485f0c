import { fill } from '../../../shared/fill.ts';
import { formatMoney, savingOf } from '../../../shared/money.ts';
import type { Plan } from '../../load/records.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { usePageId } from '../../ui/id/use-page-id.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { amountInWords, PriceWords } from '../../ui/text/price-words.tsx';
import { MembersMeter } from './members-meter.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/surface/plan.css';

interface PlanCardProps extends Pick<Props, 'also' | 'saving' | 'action'> {
  plan: Plan;
  /** Points of the plan before it. */
  known: readonly string[];
  /** Members of the largest plan. */
  most: number;
}

/** One plan. The stylesheet shows the chosen one of its two prices. */
export function PlanCard({ plan, known, most, also, saving, action }: PlanCardProps) {
  const id = usePageId();
  const { name, memberLimit, members = Number.POSITIVE_INFINITY, price, text, points, featured } = plan;
  return (
    <article
      className="plan price-plan"
      data-tone="plain"
      data-surface={featured ? 'night' : undefined}
      aria-labelledby={id}
      data-about={name}
    >
      <Stack gap={1}>
        <Heading id={id} className="text-small-title">
          {name}
        </Heading>
        <p className="small muted">{memberLimit}</p>
      </Stack>
      <MembersMeter members={members} most={most} />
      <Stack gap={2} className="price small soft">
        {'amount' in price ? (
          <p>
            <PriceWords price={price} size="text-section-title" />
          </p>
        ) : (
          <PricePair {...{ price, also, saving }} />
        )}
      </Stack>
      <p className="small soft">{text}</p>
      <CheckList items={points} known={known} />
      <ButtonLink action={action} variant={featured ? 'primary' : 'line'} block />
    </article>
  );
}

interface PricePairProps extends Pick<Props, 'also' | 'saving'> {
  price: Exclude<Plan['price'], { amount: number }>;
}

function PricePair({ price, also, saving }: PricePairProps) {
  const { monthly, annually } = price;
  const saved = savingOf(monthly, annually);
  return (
    <>
      {(['monthly', 'annually'] as const).map((period) => (
        <p key={period} data-period={period}>
          <PriceWords price={price[period]} size="text-section-title" />
        </p>
      ))}
      {saved.amount > 0 && (
        <>
          <p data-period="monthly">{fill(also, { price: amountInWords(annually) })}</p>
          <p data-period="annually" className="price-saving accented">
            {fill(saving, { amount: formatMoney(saved) })}
          </p>
        </>
      )}
    </>
  );
}
