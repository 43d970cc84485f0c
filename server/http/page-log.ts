/** Most lines that wait, and their longest wait. */
const maxWaiting = 500;
const maxWaitMs = 250;

/**
 * Logs answers with pages, many lines in one write: a write for each would cost as much as the page. Lines of the last
 * quarter of a second are lost when the process is killed; lines of messages and faults are logged elsewhere.
 * @param write takes lines, each with its end
 */
export function createPageLog(write: (lines: readonly string[]) => void) {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let moment = 0;
  let time = '';

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    write(waiting);
    waiting = [];
  }

  return {
    add(method: string, status: number, ms: number): void {
      // Formatted once for all answers of a millisecond.
      if (Date.now() !== moment) {
        moment = Date.now();
        time = new Date(moment).toISOString();
      }
      waiting.push(
        `{"level":"info","time":"${time}","evt":"request","method":"${method}","route":"/*","status":${status},"ms":${Math.round(ms * 10) / 10}}\n`,
      );
      if (waiting.length >= maxWaiting) flush();
      else timer ??= setTimeout(flush, maxWaitMs).unref();
    },
    flush,
  };
}
