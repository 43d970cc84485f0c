import { getStartedLabel } from '../text/ui-texts.ts';
import type { Action } from './action.ts';

/** What cards offer whose record has no say in it: they always lead to the contact page. */
export const getStarted: Action = { label: getStartedLabel, to: '/contact' };
