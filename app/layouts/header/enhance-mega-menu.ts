import { isRightToLeft } from '../../ui/direction/direction.ts';
import { Delay } from './delay.ts';
import { moveInPanel } from './menu-keys.ts';
import { type Edge, isHeadingFor, type Point, startEdge, topEdge } from './safe-triangle.ts';

const openMs = 80;
const closeMs = 200;
/** Time for a pointer to cross other entries towards the panel or the card. */
const crossingMs = 260;

const pointOf = (event: { clientX: number; clientY: number }): Point => ({ x: event.clientX, y: event.clientY });

/** One entry of the navigation with a panel. */
class Menu {
  readonly item: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
  readonly entries: readonly HTMLElement[];
  readonly #cards: readonly HTMLElement[];

  constructor(item: HTMLElement) {
    this.item = item;
    this.button = item.querySelector('button') as HTMLButtonElement;
    this.panel = document.getElementById(item.getAttribute('aria-owns') ?? '') as HTMLElement;
    this.entries = [...this.panel.querySelectorAll<HTMLElement>('.mega-entries > li')];
    this.isOpen = false;
    this.#cards = [...this.panel.querySelectorAll<HTMLElement>('.mega-card')];
  }

  set isOpen(open: boolean) {
    this.button.ariaExpanded = String(open);
  }

  get selected(): number {
    return this.entries.findIndex((entry) => 'selected' in entry.dataset);
  }

  select(selected: number): void {
    for (const all of [this.entries, this.#cards])
      for (const [index, element] of all.entries()) element.toggleAttribute('data-selected', index === selected);
  }

  /** Puts the panel beside its button: the script opens and closes it from now on. */
  takePanel(): void {
    // Newer browsers move without a new beginning of transitions.
    const put = this.item.moveBefore ?? this.item.insertBefore;
    put.call(this.item, this.panel, null);
    this.panel.removeAttribute('popover');
    this.button.removeAttribute('popovertarget');
    this.item.removeAttribute('aria-owns');
  }

  get cardEdge(): Edge | undefined {
    const cards = this.panel.querySelector('.mega-cards');
    return cards ? startEdge(cards.getBoundingClientRect(), isRightToLeft()) : undefined;
  }
}

/**
 * Opens and closes the panels by pointer, key and click. Until this runs the stylesheet opens them; the script takes
 * over their state.
 */
function takeOver(navigation: HTMLElement): void {
  const menus = [...navigation.querySelectorAll<HTMLElement>('[data-menu]')].map((item) => new Menu(item));
  const turn = new Delay();
  const selection = new Delay();
  let open: Menu | undefined;
  /** Opened by a click or a key rather than by hovering: the next click closes it. */
  let isPinned = false;
  /** Start of the pointer's movement. */
  let apex: Point | undefined;

  function show(menu: Menu | undefined, entry = 0, pinned = false): void {
    turn.drop();
    selection.drop();
    if (open && open !== menu) open.isOpen = false;
    open = menu;
    isPinned = pinned;
    if (!menu) return;
    menu.select(entry);
    menu.isOpen = true;
  }
  const close = () => show(undefined);
  const isHeading = (edge: Edge | undefined, pointer: Point) =>
    edge !== undefined && apex !== undefined && isHeadingFor(edge, apex, pointer);
  const isOutside = (event: Event) => event.target instanceof Node && !open?.item.contains(event.target);
  const panelEdge = () => open && topEdge(open.panel.getBoundingClientRect());

  function toggle(menu: Menu): void {
    if (open !== menu) show(menu, 0, true);
    else if (isPinned) close();
    else {
      turn.drop();
      isPinned = true;
    }
  }

  for (const menu of menus) {
    const { item, button, panel, entries } = menu;
    item.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      if (open === menu) turn.drop();
      else turn.set(isHeading(panelEdge(), pointOf(event)) ? crossingMs : openMs, () => show(menu));
    });
    item.addEventListener('pointerleave', (event) => {
      if (event.pointerType === 'mouse') turn.set(closeMs, close);
    });
    // Closes for another page; also for this one or a new tab, since the menu's work is done.
    panel.addEventListener('click', (event) => {
      if (!(event.target instanceof Element && event.target.closest('a'))) return;
      // Hidden elements lose the focus, and a keyboard would start at the top during the page change.
      if (panel.contains(document.activeElement)) button.focus();
      close();
    });
    button.addEventListener('click', () => toggle(menu));
    button.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      if (open !== menu) show(menu, 0, true);
      panel.querySelector('a')?.focus();
    });
    panel.addEventListener('keydown', (event) => moveInPanel(panel, event));
    panel.querySelector('.mega-cards')?.addEventListener('pointerenter', selection.drop);
    for (const [index, entry] of entries.entries()) {
      const link = entry.querySelector('a');
      link?.addEventListener('focus', () => menu.select(index));
      link?.addEventListener('pointerenter', (event) => {
        selection.drop();
        const crosses = index !== menu.selected && isHeading(menu.cardEdge, pointOf(event));
        if (crosses) selection.set(crossingMs, () => menu.select(index));
        else menu.select(index);
      });
    }
  }

  document.addEventListener('pointermove', (event) => {
    if (!open || event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
    const pointer = pointOf(event);
    if (!isOutside(event)) {
      const starts = !event.target.closest('.mega-panel') || event.target.closest('[data-selected]');
      if (starts) apex = pointer;
    } else if (!event.target.closest('[data-menu]') && isHeading(panelEdge(), pointer)) {
      turn.set(closeMs, close);
    }
  });
  for (const kind of ['pointerdown', 'focusin'] as const)
    document.addEventListener(kind, (event) => open && isOutside(event) && close());
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !open) return;
    const focused = document.activeElement;
    if (focused === document.body || open.item.contains(focused)) open.button.focus();
    close();
  });
  // Browsers keep left pages: this one must come back without an open menu.
  addEventListener('pagehide', close);

  const isPressed = ({ item, panel }: Menu) =>
    panel.matches(':popover-open') && [item, panel].some((part) => part.matches(':focus-within'));
  const isPointedAt = ({ item, panel }: Menu) => [item, panel].some((part) => part.matches(':hover'));
  const shown = menus.find(isPointedAt) ?? menus.find(isPressed);
  const entry = shown?.entries.findIndex((element) => element.matches(':hover, :focus-within')) ?? 0;
  const pressed = shown && isPressed(shown);
  const focused = document.activeElement as HTMLElement;
  if (shown) show(shown, Math.max(0, entry), pressed);
  for (const menu of menus) menu.takePanel();
  // A popover gives the focus back when it ends.
  if (shown?.panel.contains(focused)) focused.focus({ preventScroll: true });
}

/**
 * Takes the panels over once the navigation is shown. Phones show none, and moving panels has the browser style the whole
 * page anew.
 */
export function enhanceMegaMenu(navigation: HTMLElement): void {
  const isShown = () => navigation.offsetWidth > 0;
  if (isShown()) takeOver(navigation);
  else
    new ResizeObserver((_, observer) => {
      if (!isShown()) return;
      observer.disconnect();
      takeOver(navigation);
    }).observe(navigation);
}
