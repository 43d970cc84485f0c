import type { Action } from './action.ts';

/** What cards offer whose record has no say in it: they always lead to the contact page. */
export const getStarted: Action = { label: 'Get Started', to: '/contact' };
export const contactUs: Action = { label: 'Contact Us', to: '/contact' };
