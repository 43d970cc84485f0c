import type { Clock } from '../../../server/clock.ts';

/** Time that passes only on command. */
export class FakeClock implements Clock {
  #now = Date.parse('2026-11-20T10:00:00Z');
  #elapsed = 0;
  #tasks: { at: number; task: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  after(ms: number, task: () => void): () => void {
    const entry = { at: this.#elapsed + ms, task };
    this.#tasks.push(entry);
    return () => {
      this.#tasks = this.#tasks.filter((each) => each !== entry);
    };
  }

  advance(ms: number): void {
    this.#now += ms;
    this.#elapsed += ms;
    const due = this.#tasks.filter(({ at }) => at <= this.#elapsed).sort((one, other) => one.at - other.at);
    this.#tasks = this.#tasks.filter(({ at }) => at > this.#elapsed);
    for (const { task } of due) task();
  }

  /** Sets the date back: no time passes. */
  setBack(ms: number): void {
    this.#now -= ms;
  }
}
