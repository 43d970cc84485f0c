import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Problem } from './answers/problem.ts';
import { problems } from './answers/problems.ts';
import type { WaitingBytes } from './network/waiting-bytes.ts';

/** Multiple of the limit that is read of a longer body, and not kept: a client that still sends reads no answer. */
const heardTimes = 4;
/** A tenth of the bytes of the slowest line still in use. */
const leastBytes = 1024;
const perMs = 10_000;
/** Further bytes of memory for a connection with an unfinished body. */
const besideBody = 32 * 1024;

interface Body {
  request: IncomingMessage;
  /** Most bytes of a body. */
  limit: number;
  /** Bounds all unfinished bodies together. */
  waiting: WaitingBytes;
  clock: Clock;
}

/**
 * Reads a body.
 * @throws Problem 413 if it is too long, 408 if it is too slow, 503 if there is no room for it
 */
export function readBody({ request, limit, waiting, clock }: Body): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit * heardTimes) return Promise.reject(problems.tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [length, lengthThen] = [0, 0];
    const kept = { giveWay: () => fail(problems.overloaded()) };
    let cancel = clock.after(perMs, look);
    waiting.add(kept, besideBody);

    function settle(): void {
      cancel();
      waiting.drop(kept);
      chunks.length = 0;
      request.off('data', take).off('end', finish).off('error', breakOff).off('close', breakOff);
    }

    function fail(problem: Problem): void {
      settle();
      reject(problem);
    }

    function look(): void {
      if (length - lengthThen < leastBytes) {
        fail(length > limit ? problems.tooLarge() : problems.tooSlow());
        return;
      }
      lengthThen = length;
      cancel = clock.after(perMs, look);
    }

    function take(chunk: Buffer): void {
      length += chunk.length;
      if (length <= limit) {
        chunks.push(chunk);
        waiting.add(kept, chunk.length);
        return;
      }
      chunks.length = 0;
      waiting.drop(kept);
      if (length > limit * heardTimes) fail(problems.tooLarge());
    }

    function finish(): void {
      if (length > limit) {
        fail(problems.tooLarge());
        return;
      }
      const body = Buffer.concat(chunks, length);
      settle();
      resolve(body);
    }

    function breakOff(): void {
      fail(problems.malformed('wrong-length', 'The body is not as long as announced.'));
    }

    request.on('data', take).on('end', finish).on('error', breakOff).on('close', breakOff);
  });
}
