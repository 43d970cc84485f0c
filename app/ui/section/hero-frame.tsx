import type { ReactNode } from 'react';
import { classes } from '../layout/steps.ts';
import { type InlineName, InlineSvg } from '../media/inline-svg.tsx';
import { useOpeningRecorder } from '../page/opening.ts';
import './hero-frame.css';

interface HeroFrameProps {
  /** Look: hero-frame.css has the common rules, each hero's own sheet the rest. */
  variant: string;
  surface?: 'sunken' | 'night';
  /** Art behind the words; below them on narrow screens. None if the opening has its own picture. */
  illustration?: InlineName | undefined;
  /** Class of the box that holds the words. */
  className?: string;
  /** Name of the part in front of the background, for the style sheet. */
  shot?: string | undefined;
  /** Target for links. */
  id?: string | undefined;
  children: ReactNode;
}

/** The frame of an opening: words in the page's width, in front of an illustration that fills the section. */
export function HeroFrame({
  variant,
  surface = 'night',
  illustration,
  className = '',
  shot,
  id,
  children,
}: HeroFrameProps) {
  useOpeningRecorder().noteIllustration(illustration);
  return (
    <section
      id={id}
      className={classes('hero', `hero-${variant}`, shot && `shot-${shot}`, illustration && `image-${illustration}`)}
      data-surface={surface}
    >
      <div className={`container hero-body ${className}`.trim()}>{children}</div>
      {/* Last, since it is at the lower edge, which moves while the document still arrives. */}
      {illustration && (
        <div className="hero-art">
          <InlineSvg name={illustration} />
        </div>
      )}
    </section>
  );
}
