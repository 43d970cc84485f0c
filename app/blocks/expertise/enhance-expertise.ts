/** Index of the tile for a key, in a grid with this number of columns. */
const steps: Record<string, (index: number, columns: number, count: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index, columns) => index + columns,
  ArrowUp: (index, columns) => index - columns,
  Home: () => 0,
  End: (_, __, count) => count - 1,
};

/** Makes one Tab stop of all tiles, which only show a text: arrow keys go from one to the next. */
export function enhanceExpertise(list: HTMLElement): void {
  const buttons = [...list.querySelectorAll('button')];
  const makeStop = (stop: number) => {
    for (const [index, button] of buttons.entries()) button.tabIndex = index === stop ? 0 : -1;
  };
  makeStop(0);
  list.addEventListener('focusin', ({ target }) => makeStop(buttons.indexOf(target as HTMLButtonElement)));
  list.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const [{ offsetTop: firstRow } = { offsetTop: 0 }] = [...list.children] as HTMLElement[];
    const columns = [...list.children].filter((tile) => (tile as HTMLElement).offsetTop === firstRow).length;
    const next = buttons[step(buttons.indexOf(event.target as HTMLButtonElement), columns, buttons.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
