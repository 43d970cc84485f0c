import type { PagePath } from '../../../shared/pages.ts';
import { BrandIcon } from '../../ui/icon/brand-icon.tsx';
import type { BrandName } from '../../ui/icon/brand-set.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { opensInNewTab } from '../../ui/text/ui-texts.ts';
import './footer-columns.css';
import { usePageId } from '../../ui/id/use-page-id.ts';

export interface FooterColumn {
  heading: string;
  links: readonly { label: string; to: PagePath }[];
}

export interface FooterSocial {
  label: string;
  brand: BrandName;
  href: string;
}

/** Links to pages of this site. */
export function PagesColumn({ heading, links }: FooterColumn) {
  const id = usePageId();
  return (
    <nav className="footer-column" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the company's profiles elsewhere. */
export function SocialsColumn({ heading, links }: { heading: string; links: readonly FooterSocial[] }) {
  return (
    <div className="footer-column">
      <h3>{heading}</h3>
      <ul>
        {links.map(({ label, brand, href }) => (
          <li key={brand}>
            <a href={href} target="_blank" rel="noopener">
              <BrandIcon name={brand} />
              <span>
                {label}
                <span className="sr-only">, {opensInNewTab}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
