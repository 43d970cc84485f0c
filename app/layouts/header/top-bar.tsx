import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { header } from './header-words.ts';
import './top-bar.css';

/** Telephone and e-mail; scrolls away while the bar below stays. */
export function TopBar() {
  const { phone, email, fact } = header.topBar;
  return (
    <div className="top-bar">
      <div className="container">
        <ContactLine {...phone} icon="phone" /> <ContactLine {...email} icon="mail" />{' '}
        <span className="top-bar-fact">{fact}</span>
      </div>
    </div>
  );
}

interface ContactLineProps {
  name: string;
  value: string;
  href: string;
  icon: IconName;
}

function ContactLine({ name, value, href, icon }: ContactLineProps) {
  return (
    <a href={href}>
      <Icon name={icon} />
      <span className="sr-only">{name}: </span>
      <span>{value}</span>
    </a>
  );
}
