import type { PageMeta } from '../../ui/build-meta.ts';
import { Faq, type FaqProps } from '../faq.tsx';
import { FeatureCards, type FeatureCardsProps } from './feature-cards.tsx';
import { IndustryGrid, type IndustryGridProps } from './industry-grid.tsx';
import { LearnMoreBanner, type LearnMoreBannerProps } from './learn-more-banner.tsx';
import { PictureStory, type PictureStoryProps } from './picture-story.tsx';
import { Plans, type PlansProps } from './plans.tsx';
import { ServiceGrid, type ServiceGridProps } from './service-grid.tsx';
import { ServiceHero, type ServiceHeroProps } from './service-hero.tsx';

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
