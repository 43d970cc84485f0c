import { describe, expect, it } from 'vitest';
import { emailAddresses } from '../tests/support/email-addresses.ts';
import { isAnswerableEmail, normalizeEmail } from './email-address.ts';

const show = ({ typed, stored }: (typeof emailAddresses)[number]) => [JSON.stringify(typed), typed, stored] as const;

describe('an address in a form', () => {
  it.each(emailAddresses.filter(({ stored }) => stored !== undefined).map(show))(
    '%s can be answered, and is stored without invisible signs',
    (_, typed, stored) => {
      expect(isAnswerableEmail(typed)).toBe(true);
      expect(normalizeEmail(typed)).toBe(stored);
    },
  );

  it.each(emailAddresses.filter(({ stored }) => stored === undefined).map(show))('%s is refused', (_, typed) => {
    expect(isAnswerableEmail(typed)).toBe(false);
  });
});

it('a joiner stays where the name of a domain needs it', () => {
  const persian = 'robin@نامه\u200cای.example';
  expect(isAnswerableEmail(persian)).toBe(true);
  expect(normalizeEmail(persian)).toBe(persian);
});

it('a megabyte in the field is refused within a moment', () => {
  const start = process.threadCpuUsage();
  for (const long of ['ü'.repeat(1_000_000), `a@${'ü'.repeat(1_000_000)}`, `${'a.'.repeat(500_000)}@`])
    expect(isAnswerableEmail(long)).toBe(false);
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(2000);
});
