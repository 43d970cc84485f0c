import type { Page } from '@playwright/test';

/** Watches layout shifts. Call before the page opens, so that nothing early is missed. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const words = element?.textContent?.trim().slice(0, 40);
      const names = [element?.parentElement, element].map((each) => each?.cloneNode(false) as Element | undefined);
      return `${names.map((each) => each?.outerHTML.replace(/<\/.*/, '')).join(' ')} "${words}"`;
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        if (hadRecentInput || value === 0) continue;
        for (const { node, previousRect, currentRect } of sources)
          moved.push(
            `${value.toFixed(6)} after ${Math.round(startTime)} ms: ${nameOf(node)}, ${placeOf(previousRect)} -> ${placeOf(currentRect)}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls through the whole page as a reader does. @returns layout shifts until then, each with its element */
export async function movedByItself(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The headless shell sometimes draws no frame of an unchanged page; waiting for one would hang.
    const frame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((next) => setTimeout(next, 500))]);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    return (window as unknown as { moved: string[] }).moved;
  });
}
