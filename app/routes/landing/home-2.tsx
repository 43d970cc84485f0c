import { home2 } from '../../content/landing/home-2.ts';
import { PictureColumns } from '../../sections/cards/picture-columns.tsx';
import { Channels } from '../../sections/chatbot/channels.tsx';
import { LetsTalk } from '../../sections/chatbot/lets-talk.tsx';
import { Handover, Talk } from '../../sections/chatbot/talk.tsx';
import { Testimonials } from '../../sections/chatbot/testimonials.tsx';
import { OpenQuestions } from '../../sections/faq/open-questions.tsx';
import { IllustratedHero } from '../../sections/hero/illustrated-hero.tsx';
import { Story } from '../../sections/story/story.tsx';

export default function Page() {
  return (
    <>
      <IllustratedHero {...home2.hero} />
      <PictureColumns {...home2.abilities} variant="ruled" />
      <Story {...home2.attitude} side="run">
        <Talk {...home2.apology} />
      </Story>
      <Story {...home2.speed} side="run">
        <Handover {...home2.handover} />
      </Story>
      <Story {...home2.sources} side="run">
        <Talk {...home2.citation} />
      </Story>
      <Channels {...home2.channels} />
      <Testimonials {...home2.testimonials} />
      <OpenQuestions {...home2.faq} />
      <LetsTalk {...home2.letsTalk} />
    </>
  );
}
