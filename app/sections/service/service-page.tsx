import type { PageMeta } from '../../meta/build-meta.ts';
import { LearnMoreBanner, type LearnMoreBannerProps } from '../banner/learn-more-banner.tsx';
import { FeatureCards, type FeatureCardsProps } from '../cards/feature-cards.tsx';
import { IndustryGrid, type IndustryGridProps } from '../cells/industry-grid.tsx';
import { ServiceGrid, type ServiceGridProps } from '../cells/service-grid.tsx';
import { Faq, type FaqProps } from '../faq/faq.tsx';
import { ServiceHero, type ServiceHeroProps } from '../hero/service-hero.tsx';
import { PictureStory, type PictureStoryProps } from '../story/picture-story.tsx';
import { Plans, type PlansProps } from './plans.tsx';

/** Everything that one service says about itself. A page is as long as its record. */
export interface Service {
  meta: PageMeta;
  hero: ServiceHeroProps;
  intro: FeatureCardsProps;
  services: ServiceGridProps;
  story: PictureStoryProps;
  solutions?: IndustryGridProps;
  plans?: PlansProps;
  banner: LearnMoreBannerProps;
  faq: FaqProps;
}

/** The page of one service. */
export function ServicePage({ service }: { service: Service }) {
  return (
    <>
      <ServiceHero {...service.hero} />
      <FeatureCards {...service.intro} />
      <ServiceGrid {...service.services} />
      <PictureStory {...service.story} />
      {service.solutions && <IndustryGrid {...service.solutions} />}
      {service.plans && <Plans {...service.plans} />}
      <LearnMoreBanner {...service.banner} />
      <Faq {...service.faq} kind="keep-one-open" id="learn-more" />
    </>
  );
}
