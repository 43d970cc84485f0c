import { services } from '../../content/services.ts';
import { buildMeta } from '../../meta/build-meta.ts';
import { Banner } from '../../sections/banner/banner.tsx';
import { CellGrid } from '../../sections/cells/cell-grid.tsx';
import { OverviewHero } from '../../sections/hero/overview-hero.tsx';
import { EngagementModels } from '../../sections/services/engagement-models.tsx';
import { Onboarding } from '../../sections/services/onboarding.tsx';
import { Works } from '../../sections/services/works.tsx';

export const meta = () => buildMeta(services.meta, '/services');

export default function Page() {
  return (
    <>
      <OverviewHero {...services.hero} />
      <CellGrid {...services.offerings} />
      <Works {...services.works} />
      <Onboarding {...services.onboarding} />
      <EngagementModels {...services.models} />
      <Banner {...services.banner} />
    </>
  );
}
