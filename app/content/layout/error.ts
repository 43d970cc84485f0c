import type { Action } from '../../ui/link/action.ts';
import type { RichText } from '../../ui/text/rich-text.tsx';

/** Stands in the place of a page that cannot be drawn. */
export const errorContent = {
  screen: {
    heading: 'Unexpected Application Error',
    text: 'The fault is on our side, and the page could not be shown. Reload the page, or start again from the homepage.',
    reload: 'Reload this page',
    action: { label: 'Go to homepage', to: '/' } satisfies Action,
    report: [
      'If it happens again, please ',
      { text: 'tell us', to: '/contact' },
      ' which page it was.',
    ] satisfies RichText,
  },
} as const;
