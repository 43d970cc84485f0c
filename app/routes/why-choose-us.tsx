import { Banner } from '../blocks/banner/view.tsx';
import { BreadcrumbHero } from '../blocks/breadcrumb-hero/view.tsx';
import { NamedList } from '../blocks/named-list/view.tsx';
import { whyChooseUs } from '../content/why-choose-us.ts';
import { Facts } from '../sections/figures/facts.tsx';
import { Claims } from '../sections/why-choose-us/claims.tsx';
import { Commitment } from '../sections/why-choose-us/commitment.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...whyChooseUs.hero} />
      <Commitment {...whyChooseUs.commitment} />
      <Claims {...whyChooseUs.claims} />
      <Facts {...whyChooseUs.facts} />
      <NamedList {...whyChooseUs.reasons} surface="sunken" />
      <Banner {...whyChooseUs.closing} />
    </>
  );
}
