import { home2 } from '../../content/home-2.ts';
import { FeatureCards } from '../../sections/cards/feature-cards.tsx';
import { Channels } from '../../sections/chatbot/channels.tsx';
import { LetsTalk } from '../../sections/chatbot/lets-talk.tsx';
import { Handover, Talk } from '../../sections/chatbot/talk.tsx';
import { Testimonials } from '../../sections/chatbot/testimonials.tsx';
import { Faq } from '../../sections/faq/faq.tsx';
import { IllustratedHero } from '../../sections/hero/illustrated-hero.tsx';
import { Story } from '../../sections/story/story.tsx';

export default function Page() {
  return (
    <>
      <IllustratedHero {...home2.hero} />
      <FeatureCards {...home2.abilities} />
      <div className="story-pair">
        <Story {...home2.attitude} side="pair">
          <Talk {...home2.apology} />
        </Story>
        <Story {...home2.speed} side="pair">
          <Handover {...home2.handover} />
        </Story>
      </div>
      <Story {...home2.sources} side="full">
        <Talk {...home2.citation} />
      </Story>
      <Channels {...home2.channels} />
      <Testimonials {...home2.testimonials} />
      <Faq {...home2.faq} kind="closable" />
      <LetsTalk {...home2.letsTalk} />
    </>
  );
}
