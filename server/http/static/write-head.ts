import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where Node keeps the head that it wrote, ready to be sent; no public part of it. Without it every head is written anew. */
type WithHead = ServerResponse & { _header?: string | null };

/**
 * Node checks and joins fifteen headers anew for each answer. So the head that it wrote serves again for the rest of a
 * second, after which its date has passed. Only where the connection stays open: else the head says that it ends.
 * @param headers names and values in turns
 * @returns gives an answer its head
 */
export function createHeadWriter(status: number, headers: string[]) {
  let second = 0;
  let kept: string | undefined;
  return (request: IncomingMessage, response: WithHead): void => {
    const isUsual = response.shouldKeepAlive && request.httpVersion === '1.1';
    const now = Math.floor(Date.now() / 1000);
    if (isUsual && kept !== undefined && now === second) {
      response.statusCode = status;
      response._header = kept;
      return;
    }
    response.writeHead(status, headers);
    if (!isUsual || typeof response._header !== 'string') return;
    kept = response._header;
    second = now;
  };
}
