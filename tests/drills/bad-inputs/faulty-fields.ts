import { withField, without } from './refused-bodies.ts';

/** A message with faulty fields, and the code of each. */
export type FaultyFields = [name: string, body: string, faults: Record<string, string>];

export const faultyFields: readonly FaultyFields[] = [
  ['an empty object', '{}', { name: 'blank', email: 'blank', phone: 'blank', message: 'blank' }],
  ['no name', without('name'), { name: 'blank' }],
  ['no email', without('email'), { email: 'blank' }],
  ['no phone', without('phone'), { phone: 'blank' }],
  ['no message', without('message'), { message: 'blank' }],
  ['an empty name', withField('name', ''), { name: 'blank' }],
  ['a name of spaces', withField('name', ' \t '), { name: 'blank' }],
  ['a name of line breaks', withField('name', '\r\n\r\n'), { name: 'blank' }],
  ['a name of NUL', withField('name', '\0\0'), { name: 'blank' }],
  ['a name of nothing visible', withField('name', '\u200b\u202e\u2066\u3164'), { name: 'blank' }],
  ['a name of non-breaking spaces', withField('name', '\u00a0\u2003'), { name: 'blank' }],
  ['a blank message', withField('message', '\n\n \t'), { message: 'blank' }],
  ['a message of nothing visible', withField('message', '\u200b\u200d\u2800'), { message: 'blank' }],
  ['a blank phone', withField('phone', '   '), { phone: 'blank' }],
  ['a number as a name', withField('name', 5), { name: 'type' }],
  ['a list as a name', withField('name', ['a', 'b']), { name: 'type' }],
  ['an object as a message', withField('message', { text: 'x' }), { message: 'type' }],
  ['null as a phone', withField('phone', null), { phone: 'type' }],
  ['true as an address', withField('email', true), { email: 'type' }],
  ['a list as a company', withField('company', []), { company: 'type' }],
  ['an address without @', withField('email', 'visitor.test'), { email: 'email' }],
  ['an address without a name', withField('email', '@visitor.test'), { email: 'email' }],
  ['an address without a host', withField('email', 'zoe@'), { email: 'email' }],
  ['an address with a space', withField('email', 'zoe a@visitor.test'), { email: 'email' }],
  ['two addresses', withField('email', 'a@b.co, c@d.co'), { email: 'email' }],
  ['an address with a display name', withField('email', 'Zoë <zoe@visitor.test>'), { email: 'email' }],
  ['an address with two @', withField('email', 'a@b@c.co'), { email: 'email' }],
  ['an address with a second header', withField('email', 'a@b.co\r\nBcc: x@y.co'), { email: 'email' }],
  ['an address with a comma in the host', withField('email', 'a@b,co'), { email: 'email' }],
  [
    'an address 100,000 characters long that is none',
    withField('email', `${'a'.repeat(60_000)}!@`),
    { email: 'email' },
  ],
  [
    'several faults',
    JSON.stringify({ name: 1, email: 'x' }),
    { name: 'type', email: 'email', phone: 'blank', message: 'blank' },
  ],
];
