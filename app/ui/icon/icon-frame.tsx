import type { ComponentProps } from 'react';
import { classes } from '../layout/steps.ts';
import './icon.css';

/** Mirrored on right-to-left pages. */
const directional = ['arrow-left', 'arrow-right', 'arrow-up-right', 'chevron-left', 'chevron-right'];

type IconFrameProps = Pick<ComponentProps<'svg'>, 'className' | 'children' | 'dangerouslySetInnerHTML'> & {
  name: string;
};

/** The field of a Lucide icon, 24 by 24, in the color of the text around it; words beside it name it. */
export function IconFrame({ name, className, ...drawing }: IconFrameProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('icon', directional.includes(name) && 'icon-directional', className)}
      aria-hidden
      {...drawing}
    />
  );
}
