import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** One sentence at night. */
export default function Mission({ heading, text, action, id }: Props & OnPage) {
  return (
    <HeroFrame id={id} variant="mission" illustration="mission-night">
      <div data-reveal>
        <Stack gap="s">
          <Heading className="text-card-title soft">{heading}</Heading>
          <p className="said text-section-title">{text}</p>
        </Stack>
        <div className="actions">
          <ButtonLink action={action} />
        </div>
      </div>
    </HeroFrame>
  );
}
