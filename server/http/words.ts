import type { Act } from '../mail/act-link.ts';

/** What the page of a link says, and the button on it; without one there is nothing to do. */
export interface ActWords {
  heading: string;
  text: string;
  reference?: string;
  button?: string;
}

/** Of pages without a template, and of addresses that only the server answers. */
export const plainWords = {
  back: 'Back',
  unknownMessage: 'No message is known here.',
};

/** What the page of each link asks, and says when it is done. */
export const actWords: Record<Act, { ask: ActWords; done: ActWords }> = {
  answered: {
    ask: { heading: 'Is this message answered?', text: 'Nobody is reminded of it any more.', button: 'It is answered' },
    done: { heading: 'Marked as answered', text: 'Nobody is reminded of it any more.' },
  },
  spam: {
    ask: { heading: 'Is this message spam?', text: 'It is kept, and nobody is reminded of it.', button: 'It is spam' },
    done: { heading: 'Marked as spam', text: 'It is kept, and nobody is reminded of it.' },
  },
  deliver: {
    ask: { heading: 'Deliver this message?', text: 'It was held because it looks like spam.', button: 'Deliver it' },
    done: { heading: 'The message is on its way', text: 'It arrives like any other.' },
  },
  genuine: {
    ask: { heading: 'Is this message no spam?', text: 'The filter can learn from it.', button: 'It is no spam' },
    done: { heading: 'Marked as no spam', text: 'The filter can learn from it.' },
  },
  again: {
    ask: { heading: 'Send this message again?', text: 'It comes to you by mail once more.', button: 'Send it again' },
    done: { heading: 'The message is on its way', text: 'It is sent to you once more.' },
  },
};

export const refusals = {
  wrong: {
    heading: 'This link does not work',
    text: 'It is not one of ours, or it was withdrawn. Use the link in the mail as it is.',
  },
  expired: {
    heading: 'This link has expired',
    text: 'Links in mails hold for thirty days. The message is still in the store.',
  },
  used: { heading: 'This link was used already', text: 'It works once, and what it is for has been done.' },
  gone: { heading: 'This message is not there any more', text: 'It was deleted.' },
  past: {
    heading: 'There is nothing left to do',
    text: 'The state of the message has changed since the mail was sent.',
  },
  down: {
    heading: 'That did not work',
    text: 'The messages cannot be reached at present. Try the same link again in a minute.',
  },
} as const satisfies Record<string, ActWords>;
