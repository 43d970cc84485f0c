import { whyChooseUs } from '../content/why-choose-us.ts';
import { Banner } from '../sections/banner.tsx';
import { BreadcrumbHero } from '../sections/breadcrumb-hero.tsx';
import { Commitment } from '../sections/why-choose-us/commitment.tsx';
import { Facts } from '../sections/why-choose-us/facts.tsx';
import { Reasons } from '../sections/why-choose-us/reasons.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(whyChooseUs.meta, '/why-choose-us');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...whyChooseUs.hero} />
      <Commitment {...whyChooseUs.commitment} />
      <Facts {...whyChooseUs.facts} />
      <Reasons {...whyChooseUs.reasons} />
      <Banner {...whyChooseUs.closing} />
    </>
  );
}
