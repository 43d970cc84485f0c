/**
 * Calls `probe` until it gives a value; after `deadlineMs` throws what was missing. The deadline ends a hanging test,
 * and promises no speed, since the machine may be busy.
 */
export async function waitFor<T>(
  what: string | (() => string),
  probe: () => T | undefined | false | Promise<T | undefined | false>,
  deadlineMs = 30_000,
  intervalMs = 15,
): Promise<T> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > end)
      throw new Error(`waited ${deadlineMs} ms in vain for ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
