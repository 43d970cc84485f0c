import type { Clock } from '../clock.ts';
import type { RateLimit } from '../config/values.ts';

/** Posts for each message that the limit allows: whoever corrects a form or asks again what became of it stays far below. */
const postsPerMessage = 5;
/** Senders that are remembered at once; whoever makes up more begins a new time for all, and does not fill the memory. */
const mostSenders = 100_000;

/**
 * Counts every post of an address, whatever becomes of it, before anything of it is read. Only in this process: messages are
 * counted in the store, for all processes.
 * @returns seconds to wait if that was one too many, else 0
 */
export function createPostLimit(limit: RateLimit | undefined, clock: Clock): (address: string) => number {
  if (limit === undefined) return () => 0;
  const { count, windowMs } = limit;
  const posts = new Map<string, number>();
  let endsAt = Number.NEGATIVE_INFINITY;

  return (address) => {
    const now = clock.elapsed();
    if (now >= endsAt || posts.size >= mostSenders) {
      posts.clear();
      endsAt = now + windowMs;
    }
    const made = (posts.get(address) ?? 0) + 1;
    posts.set(address, made);
    return made <= count * postsPerMessage ? 0 : Math.max(1, Math.ceil((endsAt - now) / 1000));
  };
}
