import { judgeSuspicion } from '../../server/contact/suspicion/judge-suspicion.ts';

import { frozen, open, type Sample } from './samples.ts';

/** Why a message would be held, as it arrives at the server. */
export function judgeSample({ message, fillMs, sameText = 0, fromAddress = 1 }: Sample): string | undefined {
  return judgeSuspicion({ message, fillMs, sameText, fromAddress });
}

export interface Figure {
  part: 'open' | 'frozen';
  label: Sample['label'];
  messages: number;
  held: number;
  share: number;
  /** Spam that is delivered, or a customer who is held. */
  wrong: readonly Sample[];
}

function measure(part: Figure['part'], label: Sample['label']): Figure {
  const samples = (part === 'open' ? open : frozen).filter((sample) => sample.label === label);
  const held = samples.filter((sample) => judgeSample(sample) !== undefined);
  const wrong = label === 'genuine' ? held : samples.filter((sample) => !held.includes(sample));
  return { part, label, messages: samples.length, held: held.length, share: held.length / samples.length, wrong };
}

/** How the rules do on either part of the corpus. */
export function measureCorpus(): readonly Figure[] {
  return [measure('open', 'spam'), measure('open', 'genuine'), measure('frozen', 'spam'), measure('frozen', 'genuine')];
}
