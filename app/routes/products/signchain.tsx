import { fingerprint } from '../../content/live/fingerprint.ts';
import { signchain } from '../../content/products/signchain.ts';
import { Banner } from '../../sections/banner/banner.tsx';
import { FeatureCards } from '../../sections/cards/feature-cards.tsx';
import { NamedList } from '../../sections/cells/named-list.tsx';
import { Faq } from '../../sections/faq/faq.tsx';
import { Figures } from '../../sections/figures/figures.tsx';
import { IllustratedHero } from '../../sections/hero/illustrated-hero.tsx';
import { Fingerprint } from '../../sections/live/fingerprint.tsx';
import { Approach } from '../../sections/product/approach.tsx';
import { Statement } from '../../sections/product/statement.tsx';
import { BandStory, Story } from '../../sections/story/story.tsx';

const [first, second, third] = signchain.stories;

export default function Page() {
  return (
    <>
      <IllustratedHero {...signchain.hero} />
      <FeatureCards {...signchain.features} />
      <Fingerprint {...fingerprint} />
      <Story {...first} side="start" surface="sunken" plain />
      <BandStory {...second} />
      <Story {...third} side="end" tone="shade" plain />
      <NamedList {...signchain.fields} />
      <Statement {...signchain.why} />
      <Approach {...signchain.approach} />
      <Figures {...signchain.statistics} />
      <Faq {...signchain.faq} kind="closable" />
      <Banner {...signchain.closing} />
    </>
  );
}
