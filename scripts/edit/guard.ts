import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const isSame = (one: string, other: string) =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Lets in whoever has opened the address that was printed, and nobody whom another site has sent. */
export class Guard {
  readonly #token = randomBytes(24).toString('base64url');
  readonly #origin: string;

  constructor(port: number) {
    this.#origin = `http://127.0.0.1:${port}`;
  }

  get address(): string {
    return `${this.#origin}/?token=${this.#token}`;
  }

  /** @returns whether the request may go on; else it has been answered */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const { host = '', origin, cookie = '' } = request.headers;
    const refuse = (text: string) => {
      response.writeHead(403, { 'content-type': 'text/plain' }).end(`${text}\n`);
      return false;
    };
    if (`http://${host}` !== this.#origin) return refuse(`This is ${this.#origin} and nothing else.`);
    if (origin !== undefined && origin !== this.#origin) return refuse('Another site may not edit this one.');
    const url = new URL(request.url ?? '/', this.#origin);
    const token = url.searchParams.get('token');
    if (token !== null && isSame(token, this.#token)) {
      const kept = `edit=${this.#token}; HttpOnly; SameSite=Strict; Path=/`;
      response.writeHead(303, { location: url.pathname, 'set-cookie': kept }).end();
      return false;
    }
    const kept = cookie.split('; ').find((each) => each.startsWith('edit='));
    if (kept && isSame(kept.slice('edit='.length), this.#token)) return true;
    return refuse('Open the address that `npm run edit` has printed: it carries the token of this session.');
  }
}
