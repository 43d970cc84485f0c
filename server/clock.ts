/** The server's clock. Leases and due times use the database's own clock instead, which all processes share. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs `task` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
