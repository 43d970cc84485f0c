import type { OnPage } from '../../page/on-page.ts';
import { ButtonExternalLink, ButtonLink } from '../../ui/button/button.tsx';
import { isExternalAction } from '../../ui/link/action.ts';
import { Breadcrumb } from '../../ui/link/breadcrumb.tsx';
import { getStarted } from '../../ui/link/contact-actions.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import { Heading, useOpening } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/halves.css';
import '../../ui/layout/stack.css';

/** A claim, an action, and the product in front of the sun. */
export default function IllustratedHero(props: Props & OnPage) {
  const { heading, lead, action = getStarted, breadcrumb, note, illustration, shot, page, id } = props;
  const isOpening = useOpening();
  const { kind, ...image } = shot;
  const variant = kind === 'panel' || kind === 'free' ? 'service' : 'product';
  return (
    <HeroFrame
      id={id}
      variant={variant}
      illustration={illustration}
      className={`halves halves-${kind === 'dashboard' ? 5 : 6} gap-2xl align-center`}
      shot={kind}
    >
      <div className="hero-words">
        {breadcrumb && isOpening && <Breadcrumb above={page.above} here={page.name} />}
        <Heading usual={1} className="text-page-title">
          {heading}
        </Heading>
        <p className="lead">{lead}</p>
        <div className="actions">
          {isExternalAction(action) ? (
            <ButtonExternalLink action={action} size="large" />
          ) : (
            <ButtonLink action={action} size="large" />
          )}
        </div>
        {note && <p className="hero-note soft small">{note}</p>}
      </div>
      <div className="hero-shot">
        <Picture {...image} first />
      </div>
    </HeroFrame>
  );
}
