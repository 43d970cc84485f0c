import { pricing } from '../content/pricing.ts';
import { Faq } from '../sections/faq/faq.tsx';
import { BreadcrumbHero } from '../sections/hero/breadcrumb-hero.tsx';
import { PlanMatrix } from '../sections/pricing/plan-matrix.tsx';
import { PricePlans } from '../sections/pricing/price-plans.tsx';
import { WayOn } from '../sections/way-on/way-on.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...pricing.hero} />
      <PricePlans {...pricing.plans} />
      <PlanMatrix {...pricing.glossary} plans={pricing.plans.plans} />
      <Faq {...pricing.faq} kind="keep-one-open" />
      <WayOn {...pricing.wayOn} size="large" />
    </>
  );
}
