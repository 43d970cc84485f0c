import { Stack } from '../layout/stack.tsx';
import type { Action } from './action.ts';
import { ArrowLink } from './arrow-link.tsx';
import './way-on-beside.css';

export interface WayOnWords {
  /** Result of the link. */
  text: string;
  action: Action;
}

/** A link beside other content, without its own ground. */
export const WayOnBeside = ({ text, action }: WayOnWords) => (
  <Stack gap={3} className="way-beside">
    <p className="said text-small-title">{text}</p>
    <ArrowLink action={action} />
  </Stack>
);
