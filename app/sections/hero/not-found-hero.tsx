import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import './not-found-hero.css';
import '../../blocks/sun-hero/style.css';

export interface NotFoundHeroProps {
  code: string;
  heading: string;
  text: string;
  action: Action;
  links: readonly Action[];
}

/** The sun sets behind the footer, and four ways lead on. */
export function NotFoundHero({ code, heading, text, action, links }: NotFoundHeroProps) {
  return (
    <HeroFrame variant="not-found" illustration="hero-center">
      <h1>
        <span className="code">{code}</span> <span className="text-small-title">{heading}</span>
      </h1>
      <p className="not-found-text soft">{text}</p>
      <div className="actions">
        <ButtonLink action={action} size="large" />
      </div>
      <ul className="not-found-links">
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to} className="inline-link">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </HeroFrame>
  );
}
