import { pricing } from '../content/pricing.ts';
import { BreadcrumbHero } from '../sections/breadcrumb-hero.tsx';
import { CellGrid } from '../sections/cell-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { PricePlans } from '../sections/pricing/price-plans.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(pricing.meta, '/pricing');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...pricing.hero} />
      <PricePlans {...pricing.plans} />
      <CellGrid {...pricing.glossary} />
      <Faq {...pricing.faq} kind="keep-one-open" />
    </>
  );
}
