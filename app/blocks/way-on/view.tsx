import type { OnPage } from '../../page/on-page.ts';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';

export interface WayOnProps {
  /** What comes of following the link. */
  text: string;
  action: Action;
  /** 'large' where it is the page's last word: the color of the banners, and their size. */
  size?: 'medium' | 'large' | undefined;
  id?: string | undefined;
}

/** The end of a page that has no banner: one way on, and what comes of it. */
export function WayOn({ text, action, size = 'medium', id }: WayOnProps) {
  const isLarge = size === 'large';
  return (
    <Section
      id={id}
      as="div"
      spacing={isLarge ? 'normal' : 'tight'}
      surface={isLarge ? 'sol' : 'sunken'}
      className="way-on"
    >
      <p className={isLarge ? 'said text-large' : 'said text-name'}>{text}</p>
      <ArrowLink action={action} />
    </Section>
  );
}

export default function End({ page: _, site: __, ...words }: Props & OnPage) {
  return <WayOn {...words} />;
}
