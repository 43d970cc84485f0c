import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal, readAddress } from './read-request.ts';

/** Admits visitors who opened the printed address, and refuses requests from other sites. */
export class Guard {
  readonly #token = randomBytes(24).toString('base64url');
  readonly #origin: string;
  readonly address: string;

  constructor(port: number) {
    this.#origin = `http://127.0.0.1:${port}`;
    this.address = `${this.#origin}/?token=${this.#token}`;
  }

  /**
   * @returns whether the request may go on; else it has been answered
   * @throws Refusal
   */
  admit({ url, headers }: IncomingMessage, response: ServerResponse): boolean {
    if (`http://${headers.host}` !== this.#origin) throw new Refusal(403, `This is ${this.#origin} and nothing else.`);
    if (![undefined, this.#origin].includes(headers.origin))
      throw new Refusal(403, 'Another site may not edit this one.');
    const { pathname, searchParams } = readAddress(url);
    if (this.#isToken(searchParams.get('token'))) {
      const kept = `edit=${this.#token}; HttpOnly; SameSite=Strict; Path=/`;
      response.writeHead(303, { location: pathname, 'set-cookie': kept }).end();
      return false;
    }
    const cookies = headers.cookie?.split('; ') ?? [];
    if (cookies.some((each) => each.startsWith('edit=') && this.#isToken(each.slice('edit='.length)))) return true;
    throw new Refusal(403, 'Open the address that `npm run edit` has printed: it carries the token of this session.');
  }

  #isToken(text: string | null): boolean {
    const [given, token] = [Buffer.from(text ?? ''), Buffer.from(this.#token)];
    return given.length === token.length && timingSafeEqual(given, token);
  }
}
