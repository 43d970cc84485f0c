import { type IconName, iconSet } from './icon-set.ts';
import './icon.css';

interface IconProps {
  name: IconName;
  className?: string;
}

/** An icon that content chooses by name. */
export function Icon({ name, className = '' }: IconProps) {
  const Drawn = iconSet[name];
  return <Drawn className={`icon ${className}`.trim()} aria-hidden />;
}
