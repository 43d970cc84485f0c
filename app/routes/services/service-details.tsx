import { Banner } from '../../blocks/banner/view.tsx';
import { BreadcrumbHero } from '../../blocks/breadcrumb-hero/view.tsx';
import { serviceDetails } from '../../content/service-details.ts';
import { Parts } from '../../sections/service-details/parts.tsx';
import { Streamlining } from '../../sections/service-details/streamlining.tsx';
import { Trace } from '../../sections/service-details/trace.tsx';
import { Video } from '../../sections/service-details/video.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { getStarted } from '../../ui/link/contact-actions.ts';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...serviceDetails.hero} shot="facade">
        <div className="actions">
          <ButtonLink action={getStarted} size="large" />
        </div>
      </BreadcrumbHero>
      <Video {...serviceDetails.video} />
      <Streamlining {...serviceDetails.streamlining} />
      <Trace {...serviceDetails.trace} />
      <Parts {...serviceDetails.work} />
      <Banner {...serviceDetails.closing} />
    </>
  );
}
