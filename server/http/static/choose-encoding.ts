import { negotiate } from '@fastify/accept-negotiator';
import { type Asset, type Encoding, encodings } from './site-files.ts';

/** What a client accepts -> the best encoding for it. One that was not asked for as it is serves better than an error. */
type Choose = (accepted: string | undefined) => Encoding;

/** What clients ask for in so few ways that each is read once; who makes up ways of their own does not fill the memory. */
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

/** Files that have the same encodings share what was chosen. */
const choices = new Map<string, Choose>();

/** @returns chooses among the encodings that a file has */
export function createEncodingChoice({ variants }: Asset): Choose {
  const offered = encodings.filter((name) => variants[name] !== undefined);
  const choice = choices.get(offered.join()) ?? createChoice(offered);
  choices.set(offered.join(), choice);
  return choice;
}
