import { expect, it } from 'vitest';
import { problems } from './problems.ts';

it('ERR-14 Each refusal has its status and its code', () => {
  const all = {
    ...problems,
    malformed: () => problems.malformed('not-json', 'No JSON.'),
    wrongMethod: () => problems.wrongMethod('GET'),
    invalidFields: () => problems.invalidFields([]),
    tooMany: () => problems.tooMany(60),
    longerThan: () => problems.longerThan(1024),
  };
  const written = Object.entries(all).map(([name, make]) => {
    const { status, code } = make();
    return [name, `${status} ${code}`];
  });
  expect(Object.fromEntries(written)).toEqual({
    malformed: '400 not-json',
    badKey: '400 bad-idempotency-key',
    wrongHost: '400 wrong-host',
    foreignTarget: '421 wrong-name',
    wrongName: '421 wrong-name',
    foreign: '403 foreign-origin',
    unknownCall: '404 unknown-call',
    wrongMethod: '405 wrong-method',
    tooLarge: '413 too-large',
    wrongType: '415 wrong-content-type',
    encoded: '415 content-encoding',
    invalidFields: '422 invalid-fields',
    keyReused: '422 idempotency-key-reused',
    tooSlow: '408 too-slow',
    tooMany: '429 too-many-messages',
    notStored: '503 not-stored',
    overloaded: '503 overloaded',
    notReady: '503 not-ready',
    longerThan: '413 too-large',
    unexpected: '500 unexpected',
  });
});
