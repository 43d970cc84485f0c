import { services } from '../../content/services.ts';
import { Banner } from '../../sections/banner.tsx';
import { CellGrid } from '../../sections/cell-grid.tsx';
import { EngagementModels } from '../../sections/services/engagement-models.tsx';
import { Onboarding } from '../../sections/services/onboarding.tsx';
import { OverviewHero } from '../../sections/services/overview-hero.tsx';
import { Works } from '../../sections/services/works.tsx';
import { buildMeta } from '../../ui/build-meta.ts';

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
