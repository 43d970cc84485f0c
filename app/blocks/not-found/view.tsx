import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { isRendered, PageLink } from '../../ui/link/page-link.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** The sun sets behind the footer; some links. */
export default function NotFound({ code, heading, text, action, links, id }: Props & OnPage) {
  return (
    <HeroFrame id={id} variant="not-found" illustration="hero-center">
      <Heading usual={1}>
        <span className="code">{code}</span> <span className="text-small-title">{heading}</span>
      </Heading>
      <p className="not-found-text soft">{text}</p>
      <div className="actions">
        <ButtonLink action={action} size="large" />
      </div>
      <ul className="not-found-links">
        {links
          .filter(({ to }) => isRendered(to))
          .map(({ label, to }) => (
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
