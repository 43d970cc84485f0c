import type { Clock } from '../clock.ts';
import type { Network, RateLimit } from '../config/values.ts';

/** Posts for each message that the limit allows: corrected and repeated forms need far fewer. */
const postsPerMessage = 5;
/** Networks remembered at once; more of them restart the count of all, and do not fill the memory. */
const mostNetworks = 100_000;

/**
 * Counts every post of an address and of the networks around it, before it is read. A post over the limit of a narrow
 * network does not count for the wider ones. Only in this process: the store counts messages, for all processes.
 * @returns seconds to wait for a post over a limit, else 0
 */
export function createPostLimit(limit: RateLimit | undefined, clock: Clock): (networks: readonly Network[]) => number {
  if (limit === undefined) return () => 0;
  const { count, windowMs } = limit;
  const posts = new Map<string, number>();
  let endsAt = Number.NEGATIVE_INFINITY;

  return (networks) => {
    const now = clock.elapsed();
    if (now >= endsAt || posts.size >= mostNetworks) {
      posts.clear();
      endsAt = now + windowMs;
    }
    const isTooMany = networks.some(({ name, times }) => {
      const made = (posts.get(name) ?? 0) + 1;
      posts.set(name, made);
      return made > count * postsPerMessage * times;
    });
    return isTooMany ? Math.max(1, Math.ceil((endsAt - now) / 1000)) : 0;
  };
}
