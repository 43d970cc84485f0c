import { negotiate } from '@fastify/accept-negotiator';
import { type Asset, type Encoding, encodings } from './site-files.ts';

/** Accepted encodings -> the best one. A file in a refused encoding is better than an error. */
type Choose = (accepted: string | undefined) => Encoding;

/** Most remembered headers: clients send few different ones, and made-up ones do not fill the memory. */
const maxRemembered = 100;

function createChoice(offered: Encoding[]): Choose {
  const remembered = new Map<string, Encoding>();
  return (accepted) => {
    if (accepted === undefined) return 'identity';
    const known = remembered.get(accepted);
    if (known !== undefined) return known;
    const chosen = (negotiate(accepted.toLowerCase(), offered) ?? 'identity') as Encoding;
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(accepted, chosen);
    return chosen;
  };
}

/** Choices, shared by files with the same encodings. */
const choices = new Map<string, Choose>();

/** @returns a choice of the file's encodings */
export function createEncodingChoice({ variants }: Asset): Choose {
  const offered = encodings.filter((name) => variants[name] !== undefined);
  const choice = choices.get(offered.join()) ?? createChoice(offered);
  choices.set(offered.join(), choice);
  return choice;
}
