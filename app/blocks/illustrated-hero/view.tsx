import type { OnPage } from '../../page/on-page.ts';
import { ButtonExternalLink, ButtonLink } from '../../ui/button/button.tsx';
import { type Action, type ExternalAction, isExternalAction } from '../../ui/link/action.ts';
import { Breadcrumb } from '../../ui/link/breadcrumb.tsx';
import { getStarted } from '../../ui/link/contact-actions.ts';
import type { InlineName } from '../../ui/media/inline-svg.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import { Heading, useOpening } from '../../ui/text/heading.tsx';
import { servicesName } from '../../ui/text/ui-texts.ts';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/halves.css';
import '../../ui/layout/stack.css';

export interface IllustratedHeroProps {
  /** Short name of the page, for the breadcrumb of a service. */
  here?: string | undefined;
  above?: OnPage['page']['above'] | undefined;
  id?: string | undefined;
  heading: string;
  lead: string;
  /** For a product the way to its own site, or to somebody who shows it. */
  action: Action | ExternalAction;
  /** What the button opens. */
  note?: string | undefined;
  /** The row of fins at this page's hour of the sun. */
  illustration: InlineName;
  /**
   * The thing itself. A service: 'panel' is a night drawing on a dark pane, 'free' stands in the light by itself. A product,
   * running out of the lower edge: 'paper', 'dashboard' (wider, the sun behind it) or 'chat' (tall).
   */
  shot: Illustration & { kind: 'panel' | 'free' | 'paper' | 'dashboard' | 'chat' };
}

const services = [{ label: servicesName, to: '/services' }] as const;

/** A claim, an action, and the thing itself in front of the sun. */
export function IllustratedHero(props: IllustratedHeroProps) {
  const { above = services, here, heading, lead, action, note, illustration, shot, id } = props;
  const isOpening = useOpening() ?? true;
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
        {here && isOpening && <Breadcrumb above={above} here={here} />}
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

export default function Opening({ page, action = getStarted, breadcrumb, ...words }: Props & OnPage) {
  return <IllustratedHero above={page.above} here={breadcrumb ? page.name : undefined} action={action} {...words} />;
}
