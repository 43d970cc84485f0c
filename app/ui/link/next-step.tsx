import { Stack } from '../layout/stack.tsx';
import type { Action } from './action.ts';
import { ArrowLink } from './arrow-link.tsx';
import './next-step.css';

export interface NextStepWords {
  /** Result of the link. */
  text: string;
  action: Action;
}

/** A link beside other content, without its own background. */
export const NextStep = ({ text, action }: NextStepWords) => (
  <Stack gap={3} className="way-beside">
    <p className="said text-small-title">{text}</p>
    <ArrowLink action={action} />
  </Stack>
);
