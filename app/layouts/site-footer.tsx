import { Fragment } from 'react';
import { onlyLinked } from '../../shared/pages.ts';
import type { SiteLists } from '../load/site-lists.ts';
import { PageLink } from '../ui/link/page-link.tsx';
import { InlineSvg } from '../ui/media/inline-svg.tsx';
import { Copyright } from './footer/copyright.tsx';
import { PagesColumn, SocialsColumn } from './footer/footer-columns.tsx';
import { footer } from './footer/footer-words.ts';
import { Invitation } from './footer/invitation.tsx';
import './site-footer.css';
import '../ui/media/logo.css';

interface SiteFooterProps {
  /** Links that every footer has, and more on pages outside the shared layout. */
  columns: keyof typeof footer.columns;
  links: SiteLists['footer'];
}

export function SiteFooter({ columns, links }: SiteFooterProps) {
  return (
    <footer className={columns === 'outside' ? 'site-footer footer-outside' : 'site-footer'} data-surface="night">
      <div className="container">
        <div className="footer-start">
          <h2 className="text-page-title">{footer.heading}</h2>
          <Invitation {...footer.form} />
        </div>
        <div className="footer-rest">
          <div className="footer-columns">
            <div className="footer-about">
              <InlineSvg name="logo" className="footer-logo" />
              <p>{footer.text}</p>
            </div>
            {footer.columns[columns]
              .filter((name) => links[name].length > 0)
              .map((name) => (
                <PagesColumn key={name} heading={footer.headings[name]} links={links[name]} />
              ))}
            {footer.socials.links.length > 0 && <SocialsColumn {...footer.socials} />}
          </div>
          <div className="footer-legal">
            <Copyright rights={footer.rights} />
            {onlyLinked(footer.legal).map(({ label, to }, index) => (
              <Fragment key={to}>
                {index > 0 && ' '}
                <PageLink to={to}>{label}</PageLink>
              </Fragment>
            ))}
            <p>{footer.place}</p>
          </div>
          <InlineSvg name="wordmark" className="footer-wordmark" />
        </div>
      </div>
    </footer>
  );
}
