import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import type { Mail } from './compose.ts';
import { toMessageOptions } from './message-options.ts';

const mail: Mail = {
  leadId: 'a',
  reference: 'SV-AAAA-AA',
  messageId: '<a@company.test>',
  date: new Date(0),
  text: 'Text',
  from: { name: 'Website', address: 'web@company.test' },
  to: 'owner@company.test',
  subject: 'Subject',
  headers: { 'X-Lead-Id': 'a' },
};

async function arrive(name: string) {
  const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    toMessageOptions({ ...mail, subject: `Message from ${name}`, replyTo: { name, address: 'zoe@visitor.test' } }),
  );
  return PostalMime.parse(sent.message as Buffer);
}

it.each([
  'Zoë 🎉 Visitor',
  'Plain Visitor',
  'Visitor, "Z." (quoted)',
  'Vera =?utf-8?Q?M=C3=BCnster?=',
  '=?utf-8?B?VmVyYQ==?=',
  '=?utf-8?B?4oCuZ25pa29vbA==?= of another order',
  `=?iso-8859-1?Q?=E9?= ${'very long name of a visitor 🎉 '.repeat(4)}.`,
])('%s arrives unchanged', async (name) => {
  const { subject, replyTo, headers } = await arrive(name);
  expect(subject).toBe(`Message from ${name}`);
  expect(replyTo?.map(({ name, address }) => [name.trim(), address])).toEqual([[name, 'zoe@visitor.test']]);
  expect(headers.filter(({ key }) => ['subject', 'reply-to', 'x-lead-id'].includes(key))).toHaveLength(3);
});
