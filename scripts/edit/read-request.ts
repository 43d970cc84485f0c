import type { IncomingMessage } from 'node:http';
import type { Place } from './change-structure.ts';
import { isEdited, isKind, type KindName } from './kinds.ts';
import type { NewRecord } from './make-new.ts';
import type { FieldValue } from './record-fields.ts';
import type { StructureChange } from './restructure.ts';

/** Reason to refuse a request: a status from 400 on, and words. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, words: string) {
    super(words);
    this.status = status;
  }
}

const malformed = () => new Refusal(400, 'This request is not understood.');
/** A hundred times an article's longest paragraph. */
const maxBytes = 256 * 1024;
/** Limit in bytes: pictures of large cameras fit. */
const mostPhotographBytes = 64 * 1024 * 1024;

/**
 * The address on this host. Node accepts all others: `//`, or a whole address of another host.
 * @throws Refusal
 */
export function readAddress(url: string | undefined): URL {
  const address = url?.startsWith('/') ? URL.parse(`http://localhost${url}`) : null;
  if (!address || /^\/[/\\]/.test(url ?? '')) throw malformed();
  try {
    decodeURIComponent(address.pathname);
  } catch {
    throw malformed();
  }
  return address;
}

async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) throw new Refusal(413, `What is sent may have up to ${most / 1024} KiB.`);
  }
  return Buffer.concat(chunks);
}

const readBody = async (request: IncomingMessage) => parseJson((await readBytes(request, maxBytes)).toString());

/**
 * The bytes of a photograph, and its name in the address.
 * @throws Refusal
 */
export async function readPhotograph(request: IncomingMessage): Promise<{ name: string; bytes: Buffer }> {
  const name = readAddress(request.url).searchParams.get('name') ?? '';
  return { name, bytes: await readBytes(request, mostPhotographBytes) };
}

/** @throws Refusal */
export async function readWords(request: IncomingMessage): Promise<{ id: number; text: string }> {
  const { id, text } = await readBody(request);
  if (!Number.isInteger(id) || typeof text !== 'string') throw malformed();
  return { id: id as number, text };
}

const isStep = (step: unknown) => typeof step === 'string' || (Number.isInteger(step) && Number(step) >= 0);

const isPlace = (place: unknown): place is Place => Array.isArray(place) && place.every(isStep);

function isField(field: unknown): field is FieldValue {
  const { path, value, kind } = Object(field) as Record<string, unknown>;
  return (
    isPlace(path) && typeof value === 'string' && ['text', 'plain', 'flag', 'list', 'markdown'].includes(kind as string)
  );
}

/** @throws Refusal */
export async function readPlace(request: IncomingMessage): Promise<Pick<StructureChange, 'file' | 'place'>> {
  const { file, place } = await readBody(request);
  if (typeof file !== 'string' || !isEdited(file) || !isPlace(place)) throw malformed();
  return { file, place };
}

/** @throws Refusal */
export async function readStructureChange(request: IncomingMessage): Promise<StructureChange> {
  const { file, digest, act, place, name, removeMentions, fields = [] } = await readBody(request);
  const isRight =
    typeof file === 'string' &&
    isEdited(file) &&
    typeof digest === 'string' &&
    ['up', 'down', 'remove', 'add', 'set'].includes(act as string) &&
    isPlace(place) &&
    Array.isArray(fields) &&
    fields.every(isField) &&
    ['string', 'undefined'].includes(typeof name);
  if (!isRight) throw malformed();
  const more = { name: name as string | undefined, removeMentions: removeMentions === true, fields };
  return { file, digest, act: act as StructureChange['act'], place, ...more };
}

/** @throws Refusal */
export async function readNew(request: IncomingMessage): Promise<NewRecord & { kind: KindName }> {
  const { kind, name, address } = await readBody(request);
  if (!isKind(kind) || typeof name !== 'string' || typeof address !== 'string') throw malformed();
  return { kind, name, address };
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw malformed();
  }
}
