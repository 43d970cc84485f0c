import type { ComponentProps } from 'react';
import { Banner } from '../../blocks/banner/view.tsx';
import { Faq } from '../../blocks/faq/view.tsx';
import { FeatureCards } from '../../blocks/feature-cards/view.tsx';
import Fingerprint from '../../blocks/fingerprint/view.tsx';
import { IllustratedHero } from '../../blocks/illustrated-hero/view.tsx';
import { NamedList } from '../../blocks/named-list/view.tsx';
import { BandStory, Story } from '../../blocks/story/view.tsx';
import { fingerprint } from '../../content/live/fingerprint.ts';
import { signchain } from '../../content/products/signchain.ts';
import { Figures } from '../../sections/figures/figures.tsx';
import { Approach } from '../../sections/product/approach.tsx';
import { Statement } from '../../sections/product/statement.tsx';

const [first, second, third] = signchain.stories;

export default function Page() {
  return (
    <>
      <IllustratedHero {...signchain.hero} />
      <FeatureCards {...signchain.features} />
      <Fingerprint {...(fingerprint as unknown as ComponentProps<typeof Fingerprint>)} />
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
