import type { Action } from '../../ui/link/action.ts';
import type { RichText } from '../../ui/text/rich-text.tsx';

/** The error screen of the router: no route of its own. */
export const errorContent = {
  screen: {
    heading: 'Unexpected Application Error',
    text: 'The fault is on our side, and this page could not be shown. Reload it, or start again from the homepage.',
    reload: 'Reload this page',
    action: { label: 'Go to homepage', to: '/' } satisfies Action,
    report: [
      'If it happens again, please ',
      { text: 'tell us', to: '/contact' },
      ' which page it was.',
    ] satisfies RichText,
  },
} as const;
