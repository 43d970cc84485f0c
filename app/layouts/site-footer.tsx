import { Fragment } from 'react';
import { onlyLinked } from '../../shared/pages.ts';
import { footer } from '../content/layout/footer.ts';
import { lists } from '../content/site-lists.ts';
import { PageLink } from '../ui/link/page-link.tsx';
import { InlineSvg } from '../ui/media/inline-svg.tsx';
import { Copyright } from './footer/copyright.tsx';
import { PagesColumn, SocialsColumn } from './footer/footer-columns.tsx';
import { Invitation } from './footer/invitation.tsx';
import './site-footer.css';
import '../ui/media/logo.css';

/** @param columns which pages it lists: those every footer has, or more on the pages outside the shared layout */
export function SiteFooter({ columns = 'shared' }: { columns?: keyof typeof footer.columns }) {
  return (
    <footer className={columns === 'outside' ? 'site-footer footer-outside' : 'site-footer'} data-surface="night">
      <div className="container">
        <div className="footer-start">
          <h2 className="text-page-title">{footer.heading}</h2>
          <Invitation {...footer.form} />
        </div>
        <div className="footer-columns">
          <div className="footer-about">
            <InlineSvg name="logo" className="footer-logo" />
            <p>{footer.text}</p>
          </div>
          {footer.columns[columns]
            .filter((name) => lists.footer[name].length > 0)
            .map((name) => (
              <PagesColumn key={name} heading={footer.headings[name]} links={lists.footer[name]} />
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
    </footer>
  );
}
