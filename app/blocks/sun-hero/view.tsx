import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { OfficeSun } from './office-sun.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** The first screen of a page: one claim, one action, one sun. Nothing on it waits for a script. */
export default function SunHero({ kind, heading, lead, action, link, sun, illustration, id }: Props & OnPage) {
  return (
    <HeroFrame id={id} variant={kind} illustration={illustration}>
      <Heading className={kind === 'overview' ? 'text-page-title' : 'text-hero-title'}>{heading}</Heading>
      <p className="lead">{lead}</p>
      <div className="actions">
        <ButtonLink action={action} size="large" /> {link && <ArrowLink action={link} />}
      </div>
      {sun && <OfficeSun {...sun} />}
    </HeroFrame>
  );
}
