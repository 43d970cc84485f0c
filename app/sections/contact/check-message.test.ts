import { expect, it } from 'vitest';
import { checkMessage } from './check-message.ts';

const message = { name: 'A', email: 'a@b.co', phone: '+1 (555) 0100 ext. 4', company: 'none', message: 'Hello' };

it('lets every complete message through, however short or odd its parts are', () => {
  expect(checkMessage(message)).toEqual({});
  expect(checkMessage({ ...message, message: 'x'.repeat(10_000) })).toEqual({});
});

it.each(['name', 'email', 'phone', 'company', 'message'] as const)('finds a blank %s, spaces included', (field) => {
  expect(checkMessage({ ...message, [field]: '' })).toEqual({ [field]: 'missing' });
  expect(checkMessage({ ...message, [field]: ' \n\t' })).toEqual({ [field]: 'missing' });
});

it.each(['abc', 'a@', '@b.co', 'a b@c.co', 'a@b..co'])("calls '%s' an address nobody can answer", (email) => {
  expect(checkMessage({ ...message, email })).toEqual({ email: 'invalid' });
});
