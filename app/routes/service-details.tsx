import { serviceDetails } from '../content/service-details.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { Banner } from '../sections/banner/banner.tsx';
import { Parts } from '../sections/cells/parts.tsx';
import { BreadcrumbHero } from '../sections/hero/breadcrumb-hero.tsx';
import { Streamlining } from '../sections/service-details/streamlining.tsx';
import { Video } from '../sections/service-details/video.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { getStarted } from '../ui/link/contact-actions.ts';

export const meta = () => buildMeta(serviceDetails.meta, '/service-details');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...serviceDetails.hero}>
        <div className="actions">
          <ButtonLink action={getStarted} size="large" />
        </div>
      </BreadcrumbHero>
      <Video {...serviceDetails.video} />
      <Streamlining {...serviceDetails.streamlining} />
      <Parts {...serviceDetails.work} />
      <Banner {...serviceDetails.closing} />
    </>
  );
}
