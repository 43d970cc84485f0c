import { pricing } from '../content/pricing.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { CellGrid } from '../sections/cells/cell-grid.tsx';
import { Faq } from '../sections/faq/faq.tsx';
import { BreadcrumbHero } from '../sections/hero/breadcrumb-hero.tsx';
import { PricePlans } from '../sections/pricing/price-plans.tsx';

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
