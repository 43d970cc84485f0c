import { expect, it } from 'vitest';
import { goodFields } from '../../support/contact-message.ts';
import { emailAddresses } from '../../support/email-addresses.ts';
import { openServer } from '../../support/server/test-server.ts';

it('VAL-03 an address is taken or refused as the form does it, and stored without invisible signs', async () => {
  const server = await openServer();
  for (const [index, { typed, stored }] of emailAddresses.entries()) {
    const message = `About number ${index}`;
    const { status } = await server.postJson({ ...goodFields, message, email: typed });
    expect([JSON.stringify(typed), status]).toEqual([JSON.stringify(typed), stored === undefined ? 422 : 201]);
    const kept = (await server.leads()).find((lead) => lead.message === message);
    expect(kept?.email).toBe(stored);
  }
});
