import { expect, it } from 'vitest';
import { createForwardedAddress } from './forwarded-address.ts';

const secret = 'a-secret-of-at-least-24-signs';
const told = (headers: Record<string, string>, wanted?: string) => createForwardedAddress(wanted)({ headers });

it('believes the address that a host tells with the secret, and no other', () => {
  const headers = { 'x-visitor-address': '192.0.2.7', 'x-forward-secret': secret };
  expect(told(headers, secret)).toBe('192.0.2.7');
  expect(told(headers)).toBeUndefined();
  expect(told({ ...headers, 'x-forward-secret': 'guessed' }, secret)).toBeUndefined();
  expect(told({ 'x-visitor-address': '192.0.2.7' }, secret)).toBeUndefined();
  expect(told({ 'x-forward-secret': secret }, secret)).toBeUndefined();
});
