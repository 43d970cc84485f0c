import words from '../../../shared/words/mails.json' with { type: 'json' };

/** Reasons for holding a message, in the words of the digest and the owner's tool: content/words/mails.yaml. */
export const holdReasons = words.held;
