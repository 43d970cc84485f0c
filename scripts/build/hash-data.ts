import { createHash } from 'node:crypto';
import { isValidElement } from 'react';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Hashes of objects by identity: many pages share the same records. */
const known = new WeakMap<object, string>();

/**
 * Hashes plain data, and React elements with the names of their components, which are unique in a bundle.
 * @throws when a value is neither, since a change of it could not be seen
 */
export function hashData(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hashOf(describe(value));
  const before = known.get(value);
  if (before) return before;
  const hash = hashOf(describe(value));
  known.set(value, hash);
  return hash;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) return String(value);
  if (Array.isArray(value)) return `[${value.map(hashPart).join()}]`;
  if (isValidElement(value)) return `<${nameOf(value.type)} ${value.key} ${hashData(value.props)}>`;
  if (isPlain(value))
    return `{${Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${hashPart(part)}`)}}`;
  throw new Error(`A page is drawn from data and elements only, not from ${String(value)}.`);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const hashPart = (value: unknown): string =>
  typeof value === 'object' && value !== null ? hashData(value) : describe(value);

/** @throws for a component without a name */
function nameOf(type: unknown): string {
  const name = typeof type === 'function' ? type.name : String(type);
  if (name && typeof type !== 'object') return name;
  throw new Error('A component without a name cannot be told from others.');
}
