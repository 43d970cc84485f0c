/** One later act; setting another one drops the first. */
export class Delay {
  #timer: ReturnType<typeof setTimeout> | undefined;

  set(milliseconds: number, act: () => void): void {
    this.drop();
    this.#timer = setTimeout(act, milliseconds);
  }

  readonly drop = (): void => clearTimeout(this.#timer);
}
