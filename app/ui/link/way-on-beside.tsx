import { Stack } from '../layout/stack.tsx';
import type { Action } from './action.ts';
import { ArrowLink } from './arrow-link.tsx';
import './way-on-beside.css';

export interface WayOnWords {
  /** What comes of following the link. */
  text: string;
  action: Action;
}

/** A way on beside something else, without a ground of its own. */
export const WayOnBeside = ({ text, action }: WayOnWords) => (
  <Stack gap={3} className="way-beside">
    <p className="said text-small-title">{text}</p>
    <ArrowLink action={action} />
  </Stack>
);
