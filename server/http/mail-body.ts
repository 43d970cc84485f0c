import { problems } from './answers/problems.ts';

export const jsonType = 'application/json';
export const formType = 'application/x-www-form-urlencoded';

/** `application/json; charset="UTF-8"` -> `application/json`; undefined for any other charset. */
export function readMediaType(header: string | undefined): string | undefined {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  return isUtf8 ? type.trim() : undefined;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw problems.malformed('not-utf8', 'The body is not valid UTF-8.');
  }
}

function readJson(text: string): Map<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw problems.malformed('not-json', 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw problems.malformed('not-an-object', 'The body has to be a JSON object.');
  }
  return new Map(Object.entries(value));
}

const percent = 0x25;

/** The value of a hexadecimal digit by its byte, or -1. */
const digits = Int8Array.from({ length: 256 }, (_, byte) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase()),
);
const digitOf = (byte: number | undefined) => (byte === undefined ? -1 : (digits[byte] as number));

/** Decodes percent signs to bytes: `%C3%A4` -> two bytes. */
function unescapeBytes(bytes: Uint8Array): Uint8Array {
  const unescaped = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    let byte = bytes[at] as number;
    const high = byte === percent ? digitOf(bytes[at + 1]) : -1;
    const low = digitOf(bytes[at + 2]);
    if (high >= 0 && low >= 0) {
      byte = high * 16 + low;
      at += 2;
    }
    unescaped[length++] = byte;
  }
  return unescaped.subarray(0, length);
}

/** Many more than the form's fields: `URLSearchParams` takes milliseconds for all that fit, JSON.parse does not. */
const mostFields = 50;

/** A field that comes twice becomes a list, which is validated like a list in JSON. */
function readForm(text: string): Map<string, unknown> {
  if (text.split('&', mostFields + 1).length > mostFields)
    throw problems.malformed('too-many-fields', `The body has more than ${mostFields} fields.`);
  const fields = new Map<string, unknown>();
  for (const [name, value] of new URLSearchParams(text))
    fields.set(name, fields.has(name) ? [fields.get(name), value] : value);
  return fields;
}

/** Bytes of the longest message, decoded. */
const longestMessage = 64 * 1024;
/**
 * The longest body of each type. A browser without script writes most signs of a form with percent signs, three bytes for one:
 * ten thousand characters, which VAL-34 promises in any script, take up to 120,000.
 */
export const longestBody = { [jsonType]: longestMessage, [formType]: 2 * longestMessage };

/**
 * Reads the fields of a body, and checks only its length, the encoding and the shape.
 * @throws Problem 400 or 413
 */
export function readMailBody(type: string, bytes: Uint8Array): Map<string, unknown> {
  const meant = type === formType ? unescapeBytes(bytes) : bytes;
  if (meant.length > longestMessage) throw problems.tooLarge();
  const text = decode(meant);
  // Decoded before, since URLSearchParams would replace broken UTF-8 and hide that the message is damaged.
  return type === formType ? readForm(decode(bytes)) : readJson(text);
}
