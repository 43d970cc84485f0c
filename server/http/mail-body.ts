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

/** URLSearchParams would replace broken UTF-8 and hide that the message is damaged. */
function decodePart(part: string): string {
  const literalPercent = part.replaceAll('+', ' ').replace(/%(?![0-9a-f]{2})/gi, '%25');
  try {
    return decodeURIComponent(literalPercent);
  } catch {
    throw problems.malformed('not-utf8', 'The body is not valid UTF-8.');
  }
}

/** A field that comes twice becomes a list, which is validated like a list in JSON. */
function readForm(text: string): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const split = pair.includes('=') ? pair.indexOf('=') : pair.length;
    const name = decodePart(pair.slice(0, split));
    const value = decodePart(pair.slice(split + 1));
    fields.set(name, fields.has(name) ? [fields.get(name), value] : value);
  }
  return fields;
}

/**
 * The fields of a body, as they came: nothing is checked but the encoding and the shape.
 * @throws Problem 400
 */
export function readMailBody(type: string, bytes: Uint8Array): Map<string, unknown> {
  const text = decode(bytes);
  return type === formType ? readForm(text) : readJson(text);
}
