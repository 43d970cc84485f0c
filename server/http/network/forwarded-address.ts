import type { FastifyRequest } from 'fastify';
import { forwardSecretHeader, visitorAddressHeader } from '../../../shared/forward-headers.ts';
import { isSameSecret } from '../../store/signature.ts';

/**
 * Finds the address of a visitor. A host's function, which has no address of its own, tells it with FORWARD_SECRET.
 * @returns undefined for a request that no such function sent
 */
export const createForwardedAddress =
  (wanted: string | undefined) =>
  ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
    const { [forwardSecretHeader]: secret, [visitorAddressHeader]: address } = headers;
    const isOurs = wanted !== undefined && typeof secret === 'string' && isSameSecret(secret, wanted);
    return isOurs && typeof address === 'string' ? address : undefined;
  };
