import { home2 } from '../content/home-2.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { Abilities } from '../sections/cards/abilities.tsx';
import { Channels } from '../sections/chatbot/channels.tsx';
import { LetsTalk } from '../sections/chatbot/lets-talk.tsx';
import { Handover, Talk } from '../sections/chatbot/talk.tsx';
import { Testimonials } from '../sections/chatbot/testimonials.tsx';
import { Faq } from '../sections/faq/faq.tsx';
import { ProductHero } from '../sections/hero/product-hero.tsx';
import { Story } from '../sections/story/story.tsx';

export const meta = () => buildMeta(home2.meta, '/home-2');

export default function Page() {
  return (
    <>
      <ProductHero {...home2.hero} />
      <Abilities {...home2.abilities} />
      <Story {...home2.attitude}>
        <Talk {...home2.apology} />
      </Story>
      <Story {...home2.speed}>
        <Handover {...home2.handover} />
      </Story>
      <Story {...home2.sources}>
        <Talk {...home2.citation} />
      </Story>
      <Channels {...home2.channels} />
      <Testimonials {...home2.testimonials} />
      <Faq {...home2.faq} kind="closable" />
      <LetsTalk {...home2.letsTalk} />
    </>
  );
}
