import { pricing } from '../content/pricing.ts';
import { CellGrid } from '../sections/cells/cell-grid.tsx';
import { Faq } from '../sections/faq/faq.tsx';
import { BreadcrumbHero } from '../sections/hero/breadcrumb-hero.tsx';
import { PricePlans } from '../sections/pricing/price-plans.tsx';
import { WayOn } from '../sections/way-on/way-on.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...pricing.hero} />
      <PricePlans {...pricing.plans} />
      <CellGrid {...pricing.glossary} columns={3} surface="sunken" />
      <Faq {...pricing.faq} kind="keep-one-open" />
      <WayOn {...pricing.wayOn} size="large" />
    </>
  );
}
