import { Banner } from '../../blocks/banner/view.tsx';
import { services } from '../../content/services-overview.ts';
import { lists } from '../../content/site-lists.ts';
import { Hero } from '../../sections/hero/hero.tsx';
import { EngagementModels } from '../../sections/services/engagement-models.tsx';
import { OfferIndex } from '../../sections/services/offer-index.tsx';
import { Offerings } from '../../sections/services/offerings.tsx';
import { Onboarding } from '../../sections/services/onboarding.tsx';
import { Works } from '../../sections/services/works.tsx';

export default function Page() {
  return (
    <>
      <Hero variant="overview" illustration="hero-services" {...services.hero} />
      <OfferIndex {...services.index} items={lists['service-index']} />
      <Offerings {...services.offerings} />
      <Works {...services.works} />
      <Onboarding {...services.onboarding} />
      <EngagementModels {...services.models} />
      <Banner {...services.banner} />
    </>
  );
}
