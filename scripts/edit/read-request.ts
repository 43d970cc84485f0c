import type { IncomingMessage } from 'node:http';
import { type Act, isStructured } from './restructure.ts';

/** Why a request is not answered: a status from 400 on, and words. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, words: string) {
    super(words);
    this.status = status;
  }
}

const malformed = () => new Refusal(400, 'This request is not understood.');
/** An article's longest paragraph is a hundredth of it. */
const mostBytes = 256 * 1024;

/**
 * The address below this host. Node hands on whatever came: `//`, or a whole address of another host.
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

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let body = Buffer.alloc(0);
  for await (const chunk of request) {
    body = Buffer.concat([body, chunk]);
    if (body.length > mostBytes) throw new Refusal(413, `Words may have up to ${mostBytes / 1024} KiB.`);
  }
  return parseJson(body.toString());
}

/** @throws Refusal */
export async function readWords(request: IncomingMessage): Promise<{ id: number; text: string }> {
  const { id, text } = await readBody(request);
  if (!Number.isInteger(id) || typeof text !== 'string') throw malformed();
  return { id: id as number, text };
}

const isStep = (step: unknown) => typeof step === 'string' || (Number.isInteger(step) && Number(step) >= 0);

/** @throws Refusal */
export async function readAct(request: IncomingMessage): Promise<Act> {
  const { file, digest, act, place, name, takeOut } = await readBody(request);
  const isRight =
    typeof file === 'string' &&
    isStructured(file) &&
    typeof digest === 'string' &&
    ['up', 'down', 'remove', 'add'].includes(act as string) &&
    Array.isArray(place) &&
    place.every(isStep) &&
    ['string', 'undefined'].includes(typeof name);
  if (!isRight) throw malformed();
  return { file, digest, act: act as Act['act'], place, name: name as string | undefined, takeOut: takeOut === true };
}

/** @throws Refusal */
export async function readNewPage(request: IncomingMessage): Promise<{ name: string; address: string }> {
  const { name, address } = await readBody(request);
  if (typeof name !== 'string' || typeof address !== 'string') throw malformed();
  return { name, address };
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw malformed();
  }
}
