import words from '../../../shared/words/labels.json' with { type: 'json' };
import type { Action } from '../../ui/link/action.ts';
import type { RichText } from '../../ui/text/rich-text.tsx';

const { heading, text, reload, home, report, tell } = words.error;
const [before = '', after = ''] = report.split('{link}');

/** Stands in the place of a page that cannot be drawn. */
export const errorContent = {
  screen: {
    ...{ heading, text, reload },
    action: { label: home, to: '/' } satisfies Action,
    report: [before, { text: tell, to: '/contact' }, after] satisfies RichText,
  },
} as const;
