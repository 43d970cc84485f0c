import type { Clock } from '../../../server/clock.ts';

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  #now = Date.parse('2026-11-20T10:00:00Z');
  #tasks: { at: number; task: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, task: () => void): () => void {
    const entry = { at: this.#now + ms, task };
    this.#tasks.push(entry);
    return () => {
      this.#tasks = this.#tasks.filter((each) => each !== entry);
    };
  }

  advance(ms: number): void {
    this.#now += ms;
    const due = this.#tasks.filter(({ at }) => at <= this.#now).sort((one, other) => one.at - other.at);
    this.#tasks = this.#tasks.filter(({ at }) => at > this.#now);
    for (const { task } of due) task();
  }
}
