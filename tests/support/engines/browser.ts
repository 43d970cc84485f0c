/** Keys of the journeys, in WebDriver's form. */
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
  /** Runs in the page and returns a JSON value. The function must not use anything from outside itself. */
  run<Result, Args extends readonly unknown[]>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Scrolls to the first matching element, and presses the pointer in its middle. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Types at the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
}

export interface Browser {
  /** Opens a page without earlier data, in a window of this size in CSS pixels. */
  openPage(width: number, height: number): Promise<BrowserPage>;
  close(): Promise<void>;
}

const patienceMs = 15_000;

/**
 * Waits until a condition holds in the page.
 * @throws after 15 s, with the condition
 */
export async function until<Args extends readonly unknown[]>(
  page: BrowserPage,
  what: string,
  holds: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    // A page that is being left cannot answer.
    if (await page.run(holds, ...args).catch(() => false)) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`Waited in vain until ${what}`);
}
