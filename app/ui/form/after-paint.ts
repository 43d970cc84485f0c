/**
 * Does something in a task after the next frame. What was pressed then answers at once, and what takes the browser longer,
 * such as a modal dialog that makes a whole page inert, does not hold it up.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
