import { expect, it } from 'vitest';
import { readPerson } from './person.ts';

const robin = readPerson('Robin@Example.org');
const other = readPerson('zoë@müller.example');

it.each(['robin@example.org', 'ROBIN@EXAMPLE.ORG', ' rObin@example.org ', 'robin@exam\u00adple.org'])(
  '%j is the sender, in whatever spelling',
  (email) => expect(robin?.isSender(email)).toBe(true),
);

it.each(['obin@example.org', 'robin@example.org.uk', 'robin+news@example.org', 'robin', '', '@example.org'])(
  '%j is somebody else',
  (email) => expect(robin?.isSender(email)).toBe(false),
);

it.each(['zoë@müller.example', 'ZOË@xn--mller-kva.example', 'zoe\u0308@MU\u0308LLER.example'])(
  '%s is the same address in another script or form',
  (email) => {
    expect(other?.isSender(email)).toBe(true);
    expect(other?.isNamed(`Ask ${email}.`)).toBe(true);
  },
);

it.each([
  'Write to ROBIN@example.org, please.',
  '<robin@example.org>',
  'mailto:robin@example.org?subject=x',
  "'robin@example.org'",
  '-robin@example.org',
  'robin＠example.org',
  'robin@example.org.\nSecond line',
])('%j names the address', (text) => expect(robin?.isNamed(text)).toBe(true));

it.each([
  'jan-robin@example.org',
  'dr.robin@example.org',
  'tobirobin@example.org',
  'robin@example.org.uk',
  'robin@example.organic',
  'robin@example.org-x',
  'robin@exampleXorg',
  'robin at example.org',
])('%j names another one or none', (text) => expect(robin?.isNamed(text)).toBe(false));

it.each(['', 'robin', 'robin@', '@example.org', 'robin@exa mple.org'])('%j is no address', (typed) =>
  expect(readPerson(typed)).toBeUndefined(),
);
