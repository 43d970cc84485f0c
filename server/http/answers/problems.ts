import type { FieldFault } from '../../intake/validate-message.ts';
import { StoreError } from '../../store/store-error.ts';
import { Problem } from './problem.ts';

const retryWhenDownSeconds = 30;
const retryWhenBusySeconds = 5;

export const problems = {
  malformed: (code: string, title: string) => new Problem(400, code, title),
  badKey: () =>
    new Problem(400, 'bad-idempotency-key', 'The Idempotency-Key has to be 8 to 128 visible ASCII characters.', {
      errors: [{ field: 'Idempotency-Key', code: 'bad-idempotency-key', detail: 'Not 8 to 128 visible characters.' }],
    }),
  wrongHost: () => new Problem(400, 'wrong-host', 'A request has to name one host.'),
  foreignTarget: () => new Problem(421, 'wrong-name', 'This server does not answer for that host.'),
  wrongName: () => new Problem(421, 'wrong-name', 'This host does not answer to that name: see OPS_NAMES.'),
  foreign: () => new Problem(403, 'foreign-origin', 'Messages are taken from the pages of this site only.'),
  unknownCall: () => new Problem(404, 'unknown-call', 'There is no such call.'),
  wrongMethod: (allow: string) =>
    new Problem(405, 'wrong-method', `This address answers ${allow} only.`, { headers: { allow } }),
  tooLarge: () => new Problem(413, 'too-large', 'A message may have up to 64 kB.'),
  wrongType: () =>
    new Problem(415, 'wrong-content-type', 'The body has to be JSON or a URL-encoded form, in UTF-8.', {
      headers: { accept: 'application/json, application/x-www-form-urlencoded' },
    }),
  encoded: () =>
    new Problem(415, 'content-encoding', 'The body has to be sent as it is, without a content encoding.', {
      headers: { 'accept-encoding': 'identity' },
    }),
  invalidFields: (faults: readonly FieldFault[]) =>
    new Problem(422, 'invalid-fields', 'The message is not complete.', { errors: faults }),
  keyReused: () =>
    new Problem(422, 'idempotency-key-reused', 'This Idempotency-Key belongs to another message.', {
      errors: [
        { field: 'Idempotency-Key', code: 'idempotency-key-reused', detail: 'It was sent before with another body.' },
      ],
    }),
  tooSlow: () => new Problem(408, 'too-slow', 'The body came too slowly.'),
  tooMany: (seconds: number) =>
    new Problem(429, 'too-many-messages', 'Too many messages from this address.', {
      headers: { 'retry-after': String(seconds) },
    }),
  notStored: () =>
    new Problem(503, 'not-stored', 'The message could not be stored.', {
      headers: { 'retry-after': String(retryWhenDownSeconds) },
    }),
  overloaded: () =>
    new Problem(503, 'overloaded', 'Too many messages are being sent at once.', {
      headers: { 'retry-after': String(retryWhenBusySeconds) },
    }),
  notReady: () =>
    new Problem(503, 'not-ready', 'Messages cannot be stored at present.', {
      headers: { 'retry-after': String(retryWhenDownSeconds) },
    }),
  longerThan: (bytes: number) => new Problem(413, 'too-large', `The body may have up to ${bytes / 1024} KiB.`),
  unexpected: () => new Problem(500, 'unexpected', 'Something went wrong on our side.'),
};

const problemOfFastify: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: problems.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: problems.wrongType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => problems.malformed('wrong-length', 'The body is not as long as announced.'),
};

/** Sends the client only the kind of an error. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreError && error.fault !== 'refused') return problems.notStored();
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : problemOfFastify[code];
  if (known !== undefined) return known();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Problem(statusCode, 'bad-request', 'The request could not be understood.');
  }
  return problems.unexpected();
}
