import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Lets in whoever has opened the address that was printed, and nobody whom another site has sent. */
export class Guard {
  readonly #token = randomBytes(24).toString('base64url');
  readonly #origin: string;
  readonly address: string;

  constructor(port: number) {
    this.#origin = `http://127.0.0.1:${port}`;
    this.address = `${this.#origin}/?token=${this.#token}`;
  }

  /** @returns whether the request may go on; else it has been answered */
  admit({ url = '/', headers }: IncomingMessage, response: ServerResponse): boolean {
    const refuse = (text: string) => {
      response.writeHead(403, { 'content-type': 'text/plain' }).end(`${text}\n`);
      return false;
    };
    if (`http://${headers.host}` !== this.#origin) return refuse(`This is ${this.#origin} and nothing else.`);
    if (![undefined, this.#origin].includes(headers.origin)) return refuse('Another site may not edit this one.');
    const { pathname, searchParams } = new URL(url, this.#origin);
    if (this.#isToken(searchParams.get('token'))) {
      const kept = `edit=${this.#token}; HttpOnly; SameSite=Strict; Path=/`;
      response.writeHead(303, { location: pathname, 'set-cookie': kept }).end();
      return false;
    }
    const cookies = headers.cookie?.split('; ') ?? [];
    if (cookies.some((each) => each.startsWith('edit=') && this.#isToken(each.slice('edit='.length)))) return true;
    return refuse('Open the address that `npm run edit` has printed: it carries the token of this session.');
  }

  #isToken(text: string | null): boolean {
    const [given, token] = [Buffer.from(text ?? ''), Buffer.from(this.#token)];
    return given.length === token.length && timingSafeEqual(given, token);
  }
}
