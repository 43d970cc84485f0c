import { referencePattern, sentPath } from '../../shared/contact-message.ts';
import { isSameSecret, sign } from '../store/signature.ts';

/** Where a browser without script is led after its message was stored: anybody can type an address, but not its seal. */
export const makeSentLink = (reference: string, key: string): string =>
  `${sentPath}?ref=${reference}&seal=${sign(reference, key)}`;

/** The reference that an address names, if it is one of ours. */
export async function readSentLink(query: string, key: () => Promise<string>): Promise<string | undefined> {
  const facts = new URLSearchParams(query);
  const [reference, seal] = [facts.get('ref') ?? '', facts.get('seal') ?? ''];
  if (!referencePattern.test(reference) || seal === '') return undefined;
  return isSameSecret(seal, sign(reference, await key())) ? reference : undefined;
}
