/** The keys that the journeys press, as WebDriver writes them. */
export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
} as const;

export type Key = keyof typeof keys;

/** A page in any engine: the few acts that the journeys are made of. Selectors are CSS. */
export interface BrowserPage {
  open(url: string): Promise<void>;
  /** Runs in the page and returns what can be written as JSON. It must not use anything from outside itself. */
  run<Result, Told extends readonly unknown[]>(inPage: (...told: Told) => Result, ...told: Told): Promise<Result>;
  /** Scrolls to the middle of the first element that it fits, and presses the pointer there. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Into what has focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
}

export interface Browser {
  /** A page with nothing kept from the page before, as wide and high as told, in CSS pixels. */
  openPage(width: number, height: number): Promise<BrowserPage>;
  close(): Promise<void>;
}

const patienceMs = 15_000;

/**
 * Waits until something holds in the page.
 * @throws after 15 s, with what was waited for
 */
export async function until<Told extends readonly unknown[]>(
  page: BrowserPage,
  what: string,
  holds: (...told: Told) => unknown,
  ...told: Told
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    // A page that is just being left cannot be asked.
    if (await page.run(holds, ...told).catch(() => false)) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`Waited in vain until ${what}`);
}
