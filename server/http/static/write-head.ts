import type { IncomingMessage, ServerResponse } from 'node:http';

/** Private field with the head that Node wrote. Without it every head is written anew. */
type WithHead = ServerResponse & { _header?: string | null };

/**
 * Keeps the head that Node wrote, which checks and joins fifteen headers anew for each answer. It serves for the rest
 * of a second, until its date has passed, and only if the connection stays open: else the head says that it ends.
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
