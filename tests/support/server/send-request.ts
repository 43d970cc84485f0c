import { request } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  bytes: Buffer;
}

export interface RequestParts {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends one request as described: nothing is added, decoded or followed. */
export function sendRequest(
  url: string,
  { method = 'GET', headers: own = {}, body }: RequestParts = {},
): Promise<Answer> {
  // Node leaves the length out for some methods, and the body would look like another request.
  const headers = body === undefined ? own : { 'content-length': String(Buffer.byteLength(body)), ...own };
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const path = url.slice(url.indexOf('/', url.indexOf('//') + 2));
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: bytes.toString('utf8'), bytes });
      });
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/**
 * Writes bytes into the socket, a string as Latin-1, and ends it.
 * @returns everything until the connection ends, however it ends
 */
export function sendBytes(url: string, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => {
      // Counts a hang-up as an answer too; `close` follows.
      socket.off('error', reject).on('error', () => {});
      socket.end(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    });
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** Statuses of one or several raw answers. */
export const readStatuses = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status));
