import { expect, it } from 'vitest';
import { contactFields, fieldRules } from '../../../../shared/contact-message.ts';
import { goodFields } from '../../../../tests/support/contact-message.ts';
import { checkMessage } from './check-message.ts';

const message = { ...goodFields, name: 'A', phone: '+1 (555) 0100 ext. 4', company: 'none' };
const neededFields = contactFields.filter((field) => fieldRules[field].required !== 'never');

it('lets every complete message through, however short or odd its parts are', () => {
  expect(checkMessage(message)).toEqual({});
  expect(checkMessage({ ...message, message: 'x'.repeat(10_000) })).toEqual({});
});

it.each(neededFields)('finds a blank %s, spaces included', (field) => {
  expect(checkMessage({ ...message, [field]: '' })).toEqual({ [field]: 'missing' });
  expect(checkMessage({ ...message, [field]: ' \n\t' })).toEqual({ [field]: 'missing' });
});

it.each(['abc', 'a@', '@b.co', 'a b@c.co', 'a@b..co'])("calls '%s' an address nobody can answer", (email) => {
  expect(checkMessage({ ...message, email })).toEqual({ email: 'invalid' });
});
