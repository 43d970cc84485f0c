import { Banner, type BannerProps } from '../../blocks/banner/view.tsx';
import { Plans, type PlansProps } from '../../blocks/engagement-plans/view.tsx';
import { Faq, type FaqProps } from '../../blocks/faq/view.tsx';
import { FeatureCards, type FeatureCardsProps } from '../../blocks/feature-cards/view.tsx';
import { IllustratedHero, type IllustratedHeroProps } from '../../blocks/illustrated-hero/view.tsx';
import { MarkedList, type MarkedListProps } from '../../blocks/marked-list/view.tsx';
import { PictureStory, type PictureStoryProps } from '../../blocks/picture-story/view.tsx';
import { contactUs, getStarted } from '../../ui/link/contact-actions.ts';
import { WayOnBeside, type WayOnWords } from '../../ui/link/way-on-beside.tsx';
import { LiveObject, type LiveObjectProps } from '../live/live-object.tsx';
import { Signature, type SignatureProps } from '../signature/signature.tsx';

/** Everything that one service says about itself. A page is as long as its record. */
export interface ServicePageProps {
  hero: Omit<IllustratedHeroProps, 'action'>;
  features: FeatureCardsProps;
  parts: MarkedListProps;
  story: PictureStoryProps;
  /** Something to try out, where the service has it. */
  live?: LiveObjectProps;
  /** What no other page has: the thing itself, opened up. */
  signature?: SignatureProps;
  /** Where either stands: it parts two lists, unless it goes on with the story. The order of the others is fixed. */
  exhibitAfter?: 'features' | 'parts';
  industries?: MarkedListProps;
  plans?: PlansProps;
  banner: BannerProps;
  faq: FaqProps;
}

interface ServicePageLayout {
  wayOn: WayOnWords | undefined;
}

/** The page of one service. */
export function ServicePage({
  hero,
  features,
  parts,
  story,
  live,
  signature,
  exhibitAfter,
  industries,
  plans,
  banner,
  faq,
  wayOn,
}: ServicePageProps & ServicePageLayout) {
  const exhibit = (
    <>
      {live && <LiveObject {...live} />}
      {signature && <Signature {...signature} />}
    </>
  );
  return (
    <>
      <IllustratedHero action={getStarted} {...hero} />
      <FeatureCards {...features} />
      {exhibitAfter === 'features' && exhibit}
      <MarkedList {...parts} items={parts.items.map((item) => ({ ...item, action: contactUs }))} />
      {exhibitAfter === 'parts' && exhibit}
      <PictureStory {...story} />
      {exhibitAfter === undefined && exhibit}
      {industries && <MarkedList {...industries} />}
      {plans && <Plans {...plans} service={hero.here ?? hero.heading} />}
      <Banner {...banner} surface="night" />
      <Faq {...faq} kind="keep-one-open" id="learn-more">
        {wayOn && <WayOnBeside {...wayOn} />}
      </Faq>
    </>
  );
}
