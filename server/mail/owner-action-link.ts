import { ownerActionPath } from '../../shared/contact-message.ts';
import type { Clock } from '../clock.ts';
import type { LinkStore } from '../store/link-store.ts';
import { isSameSecret, sign } from '../store/signature.ts';
import type { LeadRow } from '../store/tables.ts';

/** Acts of the owner on one message, from a mail. */
export const ownerActions = ['answered', 'spam', 'deliver', 'genuine', 'again'] as const;
export type OwnerAction = (typeof ownerActions)[number];

/** The address that does one act to one message. */
export type LinkTo = (act: OwnerAction) => string;

const validMs = 30 * 86_400_000;

/** `ACT.ID.END.SIGNATURE`: allows its holder this act to this message until then, and nothing else. */
export function makeToken(act: OwnerAction, id: string, until: number, key: string): string {
  const facts = `${act}.${id}.${until.toString(36)}`;
  return `${facts}.${sign(facts, key)}`;
}

/** @returns the act of a token, or why it is not valid */
export function readToken(
  token: string,
  key: string,
  now: number,
): { act: OwnerAction; id: string; until: number } | 'wrong' | 'expired' {
  const [word = '', id = '', end = '', signature = '', ...more] = token.split('.');
  const act = ownerActions.find((known) => known === word);
  if (act === undefined || more.length > 0 || !isSameSecret(signature, sign(`${word}.${id}.${end}`, key)))
    return 'wrong';
  const until = Number.parseInt(end, 36);
  return until < now ? 'expired' : { act, id, until };
}

/** Makes the links of a message's mails. */
export type MakeLinks = () => Promise<(lead: Pick<LeadRow, 'id'>) => LinkTo>;

/** @returns throws StoreError when the key cannot be read */
export function createLinkMaker(links: LinkStore, siteUrl: string, clock: Clock): MakeLinks {
  return async () => {
    const key = await links.key();
    const until = clock.now() + validMs;
    return ({ id }) =>
      (act) =>
        `${siteUrl}${ownerActionPath}/${makeToken(act, id, until, key)}`;
  };
}
