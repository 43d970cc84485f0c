import { ArrowRight, Mail, Phone } from 'lucide-react';
import { phoneLink, site } from '../../../shared/site.ts';
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
        { label: email, value: site.email, href: `mailto:${site.email}`, Icon: Mail },
        { label: phone, value: site.phone, href: phoneLink(site.phone), Icon: Phone },
      ].map(({ label, value, href, Icon }) => (
        <li key={href}>
          <a href={href}>
            <Icon className="icon" aria-hidden />
            <span>
              <span className="small muted">{label}</span> <b className="said text-card-title">{value}</b>
            </span>
            <ArrowRight className="icon" aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}
