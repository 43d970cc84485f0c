import type { IncomingMessage } from 'node:http';

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

/** @throws Refusal */
export async function readWords(request: IncomingMessage): Promise<{ id: number; text: string }> {
  let body = Buffer.alloc(0);
  for await (const chunk of request) {
    body = Buffer.concat([body, chunk]);
    if (body.length > mostBytes) throw new Refusal(413, `Words may have up to ${mostBytes / 1024} KiB.`);
  }
  const { id, text } = parseJson(body.toString()) as { id?: unknown; text?: unknown };
  if (!Number.isInteger(id) || typeof text !== 'string') throw malformed();
  return { id: id as number, text };
}

function parseJson(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw malformed();
  }
}
