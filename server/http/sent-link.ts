import { referencePattern, sentPath } from '../../shared/contact-message.ts';
import { isSameSecret, sign } from '../store/signature.ts';

/** Address of the confirmation for browsers without script: an address can be typed, its seal cannot. */
export const makeSentLink = (reference: string, key: string): string =>
  `${sentPath}?ref=${reference}&seal=${sign(reference, key)}`;

/** Reads the reference of an address, if its seal is ours. */
export async function readSentLink(query: string, key: () => Promise<string>): Promise<string | undefined> {
  const facts = new URLSearchParams(query);
  const [reference, seal] = [facts.get('ref') ?? '', facts.get('seal') ?? ''];
  if (!referencePattern.test(reference) || seal === '') return undefined;
  return isSameSecret(seal, sign(reference, await key())) ? reference : undefined;
}
