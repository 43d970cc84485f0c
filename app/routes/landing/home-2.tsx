import { IllustratedHero } from '../../blocks/illustrated-hero/view.tsx';
import { StoryRun } from '../../blocks/story/view.tsx';
import { home2 } from '../../content/landing/home-2.ts';
import { PictureColumns } from '../../sections/cards/picture-columns.tsx';
import { Channels } from '../../sections/chatbot/channels.tsx';
import { LetsTalk } from '../../sections/chatbot/lets-talk.tsx';
import { Handover, Talk } from '../../sections/chatbot/talk.tsx';
import { Testimonials } from '../../sections/chatbot/testimonials.tsx';
import { OpenQuestions } from '../../sections/faq/open-questions.tsx';

export default function Page() {
  return (
    <>
      <IllustratedHero {...home2.hero} />
      <PictureColumns {...home2.abilities} rule="between" />
      <StoryRun
        stories={[
          { ...home2.attitude, children: <Talk {...home2.apology} /> },
          { ...home2.speed, children: <Handover {...home2.handover} /> },
          { ...home2.sources, children: <Talk {...home2.citation} /> },
        ]}
      />
      <Channels {...home2.channels} />
      <Testimonials {...home2.testimonials} />
      <OpenQuestions {...home2.faq} />
      <LetsTalk {...home2.letsTalk} />
    </>
  );
}
