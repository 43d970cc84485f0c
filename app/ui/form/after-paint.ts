/**
 * Runs something in a task after the next frame. The pressed control then answers at once, before slow work of the
 * browser, such as a modal dialog that makes a whole page inert.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
