import { ArrowRight, Mail, Phone } from 'lucide-react';
import './contact-ways.css';

interface Way {
  label: string;
  value: string;
  href: string;
}

export interface ContactWaysProps {
  email: Way;
  phone: Way;
}

/** The two ways past the form, each a whole line. */
export function ContactWays({ email, phone }: ContactWaysProps) {
  return (
    <ul className="ways">
      {[
        { ...email, Icon: Mail },
        { ...phone, Icon: Phone },
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
