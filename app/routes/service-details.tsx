import { serviceDetails } from '../content/service-details.ts';
import { Banner } from '../sections/banner.tsx';
import { BreadcrumbHero } from '../sections/breadcrumb-hero.tsx';
import { Parts } from '../sections/service-details/parts.tsx';
import { Streamlining } from '../sections/service-details/streamlining.tsx';
import { Video } from '../sections/service-details/video.tsx';
import { buildMeta } from '../ui/build-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { getStarted } from '../ui/contact-actions.ts';

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
