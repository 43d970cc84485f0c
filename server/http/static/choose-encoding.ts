import { negotiate } from '@fastify/accept-negotiator';
import { type Asset, type Encoding, encodings } from './site-files.ts';

/** What clients ask for in so few ways that each is read once; who makes up ways of their own does not fill the memory. */
const maxRemembered = 100;
const remembered = new Map<string, Encoding>();

/** The best encoding of a file for a client. One that was not asked for as it is serves better than an error. */
export function chooseEncoding(accepted: string | undefined, { variants }: Asset): Encoding {
  const offered = encodings.filter((name) => variants[name] !== undefined);
  if (accepted === undefined || offered.length === 1) return 'identity';
  const key = `${offered} ${accepted}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const chosen = (negotiate(accepted.toLowerCase(), offered) ?? 'identity') as Encoding;
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(key, chosen);
  return chosen;
}
