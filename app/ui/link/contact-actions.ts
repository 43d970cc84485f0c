import { getStartedLabel } from '../text/ui-texts.ts';
import type { Action } from './action.ts';

/** Action of cards whose record has none: always to the contact page. */
export const getStarted: Action = { label: getStartedLabel, to: '/contact' };
