import { Mail, Phone } from 'lucide-react';
import { header } from './header-words.ts';
import './top-bar.css';

/** Telephone and e-mail; scrolls away while the bar below stays. */
export function TopBar() {
  const { phone, email, fact } = header.topBar;
  return (
    <div className="top-bar">
      <div className="container">
        <ContactLine {...phone} Icon={Phone} /> <ContactLine {...email} Icon={Mail} />{' '}
        <span className="top-bar-fact">{fact}</span>
      </div>
    </div>
  );
}

interface ContactLineProps {
  name: string;
  value: string;
  href: string;
  Icon: typeof Phone;
}

function ContactLine({ name, value, href, Icon }: ContactLineProps) {
  return (
    <a href={href}>
      <Icon className="icon" aria-hidden />
      <span className="sr-only">{name}: </span>
      <span>{value}</span>
    </a>
  );
}
