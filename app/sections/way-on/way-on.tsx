import { Stack } from '../../ui/layout/stack.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import './way-on.css';

export interface WayOnProps {
  /** What comes of following the link. */
  text: string;
  action: Action;
  /** 'large' where it is the page's last word: the color of the banners, and their size. */
  size?: 'medium' | 'large';
}

/** The same way beside something else, without a ground of its own. */
export const WayOnBeside = ({ text, action }: Pick<WayOnProps, 'text' | 'action'>) => (
  <Stack gap={3} className="way-beside">
    <p className="said text-small-title">{text}</p>
    <ArrowLink action={action} />
  </Stack>
);

/** The end of a page that has no banner: one way on, and what comes of it. */
export function WayOn({ text, action, size = 'medium' }: WayOnProps) {
  const isLarge = size === 'large';
  return (
    <Section as="div" spacing={isLarge ? 'normal' : 'tight'} surface={isLarge ? 'sol' : 'sunken'} className="way-on">
      <p className={isLarge ? 'said text-large' : 'said text-name'}>{text}</p>
      <ArrowLink action={action} />
    </Section>
  );
}
