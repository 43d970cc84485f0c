import { problems } from './answers/problems.ts';
import { hasMoreValues } from './count-fields.ts';

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

const [percent, plus, blank] = [0x25, 0x2b, 0x20];

/** The value of a hexadecimal digit by its byte, or -1. */
const digits = Int8Array.from({ length: 256 }, (_, byte) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase()),
);
const digitOf = (byte: number | undefined) => (byte === undefined ? -1 : (digits[byte] as number));

/**
 * URLSearchParams would replace broken UTF-8 and hide that the message is damaged. Byte by byte: replacing in a text takes ten
 * times as long where every character is one to replace.
 */
function decodePart(part: Uint8Array): string {
  const decoded = new Uint8Array(part.length);
  let length = 0;
  for (let at = 0; at < part.length; at += 1) {
    let byte = part[at] as number;
    if (byte === plus) byte = blank;
    else if (byte === percent) {
      const high = digitOf(part[at + 1]);
      const low = digitOf(part[at + 2]);
      if (high >= 0 && low >= 0) {
        byte = high * 16 + low;
        at += 2;
      }
    }
    decoded[length] = byte;
    length += 1;
  }
  return decode(decoded.subarray(0, length));
}

const [ampersand, equals] = [0x26, 0x3d];

/** A field that comes twice becomes a list, which is validated like a list in JSON. */
function readForm(bytes: Uint8Array): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (let start = 0; start <= bytes.length; ) {
    const found = bytes.indexOf(ampersand, start);
    const pair = bytes.subarray(start, found < 0 ? bytes.length : found);
    start += pair.length + 1;
    if (pair.length === 0) continue;
    const split = pair.includes(equals) ? pair.indexOf(equals) : pair.length;
    const name = decodePart(pair.subarray(0, split));
    const value = decodePart(pair.subarray(split + 1));
    fields.set(name, fields.has(name) ? [fields.get(name), value] : value);
  }
  return fields;
}

/** Bytes of the longest message, decoded. */
const longestMessage = 64 * 1024;
/**
 * The longest body of each type. A browser without script writes most signs of a form with percent signs, three bytes for one:
 * ten thousand characters, which VAL-34 promises in any script, take up to 120,000.
 */
export const longestBody = { [jsonType]: longestMessage, [formType]: 2 * longestMessage };

/** Counts decoded bytes of a body: one written with a percent sign counts once. */
function countMeant(bytes: Uint8Array, isForm: boolean): number {
  if (!isForm) return bytes.length;
  let escaped = 0;
  for (let at = bytes.indexOf(percent); at >= 0; at = bytes.indexOf(percent, at + 1))
    if (digitOf(bytes[at + 1]) >= 0 && digitOf(bytes[at + 2]) >= 0) escaped += 1;
  return bytes.length - 2 * escaped;
}

/** Many times the form's fields, and few enough to read at once. */
const mostFields = 50;

/**
 * Reads the fields of a body, and checks only the encoding, the shape and how many there are.
 * @throws Problem 400 or 413
 */
export function readMailBody(type: string, bytes: Uint8Array): Map<string, unknown> {
  const isForm = type === formType;
  if (countMeant(bytes, isForm) > longestMessage) throw problems.tooLarge();
  if (hasMoreValues(bytes, isForm, mostFields))
    throw problems.malformed('too-many-fields', `The body has more than ${mostFields} fields.`);
  return isForm ? readForm(bytes) : readJson(decode(bytes));
}
