import { phoneLink, site } from '../../../shared/site.ts';
import { Icon } from '../icon/icon.tsx';
import './contact-ways.css';

export interface ContactWaysProps {
  /** Labels of the company's address and number. */
  email: string;
  phone: string;
}

/** Two direct contacts, each a whole line. */
export function ContactWays({ email, phone }: ContactWaysProps) {
  return (
    <ul className="ways">
      {[
        { label: email, value: site.email, href: `mailto:${site.email}`, icon: 'mail' as const },
        { label: phone, value: site.phone, href: phoneLink(site.phone), icon: 'phone' as const },
      ].map(({ label, value, href, icon }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            <span>
              <span className="small muted">{label}</span> <b className="said text-card-title">{value}</b>
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
