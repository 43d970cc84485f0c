import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { TokenError } from './token-error.ts';

const lifetimeSeconds = 3600;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @throws TokenError; its text has no part of the key */
function readKey(path: string) {
  try {
    const { client_email: issuer, private_key: key, private_key_id: id } = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof issuer !== 'string') throw new Error('no address');
    return { issuer, id: id as unknown, key: createPrivateKey(key) };
  } catch (error) {
    const { code = 'not the JSON of a service account' } = error as { code?: string };
    throw new TokenError(`OAUTH_KEY_FILE cannot be used (${code}): it has to be the JSON key of a service account`);
  }
}

/**
 * Signs a service account's request for a token (RFC 7523), with RS256.
 * @param user the mailbox it acts for
 */
export function signJwt(keyFile: string, { user, scope, audience, now }: JwtFacts): string {
  const { issuer, id, key } = readKey(keyFile);
  const issuedAt = Math.floor(now / 1000);
  const head = encode({ alg: 'RS256', typ: 'JWT', ...(typeof id === 'string' && { kid: id }) });
  const claims = { iss: issuer, sub: user, scope, aud: audience, iat: issuedAt, exp: issuedAt + lifetimeSeconds };
  const text = `${head}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

export interface JwtFacts {
  user: string;
  scope: string;
  audience: string;
  now: number;
}
