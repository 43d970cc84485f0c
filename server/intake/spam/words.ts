import words from '../../../shared/words/mails.json' with { type: 'json' };

/** Why a message is held, as the digest and the owner's tool say it: content/words/mails.yaml. */
export const holdReasons = words.held;
