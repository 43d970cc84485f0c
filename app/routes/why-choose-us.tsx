import { whyChooseUs } from '../content/why-choose-us.ts';
import { Banner } from '../sections/banner.tsx';
import { BreadcrumbHero } from '../sections/breadcrumb-hero.tsx';
import { CellGrid } from '../sections/cell-grid.tsx';
import { Commitment } from '../sections/why-choose-us/commitment.tsx';
import { Facts } from '../sections/why-choose-us/facts.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(whyChooseUs.meta, '/why-choose-us');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...whyChooseUs.hero} />
      <Commitment {...whyChooseUs.commitment} />
      <Facts {...whyChooseUs.facts} />
      <CellGrid {...whyChooseUs.reasons} />
      <Banner {...whyChooseUs.closing} />
    </>
  );
}
