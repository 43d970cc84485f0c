/** The server's clock. Leases and due times use the database's own clock instead, which all processes share. */
export interface Clock {
  /** Milliseconds since 1970, UTC: for dates that people read. Somebody may set it back. */
  now(): number;
  /** Milliseconds since some moment, for the time between two events; changes of the date do not matter. */
  elapsed(): number;
  /** Runs `task` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
