import { ArrowRight, Mail, Phone } from 'lucide-react';

interface Way {
  label: string;
  value: string;
  href: string;
}

export interface WaysProps {
  email: Way;
  phone: Way;
}

/** The direct ways to the company. */
export function Ways({ email, phone }: WaysProps) {
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
              <small>{label}</small>
              <b>{value}</b>
            </span>
            <ArrowRight className="icon" aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}
