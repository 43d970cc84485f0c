import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { Delay } from './delay.ts';
import type { MenuName } from './panels.ts';
import { type Edge, isHeadingFor, type Point, startEdge, topEdge } from './safe-triangle.ts';

const openMs = 80;
const closeMs = 200;
/** For a pointer on its way to the panel or the card, which only crosses what lies between. */
const crossingMs = 260;

interface OpenMenu {
  name: MenuName;
  /** Which entry's card is shown. */
  entry: number;
  /** Opened by a click or a key rather than by hovering: the next click closes it. */
  pinned: boolean;
}

const pointOf = (event: { clientX: number; clientY: number }): Point => ({ x: event.clientX, y: event.clientY });

/**
 * Which panel is open and which of its entries is selected. Until React arrives the stylesheet opens panels; what it shows
 * at that moment is taken over as it is.
 */
export function useMegaMenu(navigation: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const [shownKey, setShownKey] = useState(key);
  const [turn] = useState(() => new Delay());
  const [selection] = useState(() => new Delay());
  const apex = useRef<Point>(null);
  const name = open?.name;

  if (shownKey !== key) {
    setShownKey(key);
    setOpen(null);
  }

  const show = (next: MenuName, pinned: boolean) => setOpen({ name: next, entry: 0, pinned });
  const select = (entry: number) => setOpen((now) => now && { ...now, entry });
  const close = () => {
    turn.drop();
    selection.drop();
    setOpen(null);
  };
  const isHeading = (edge: Edge | undefined, pointer: Point) =>
    edge !== undefined && apex.current !== null && isHeadingFor(edge, apex.current, pointer);
  const item = () => navigation.current?.querySelector<HTMLElement>(`[data-menu="${name}"]`);
  const panelEdge = () => boxEdge(item(), '.mega-panel', topEdge);
  const cardEdge = () => boxEdge(item(), '.mega-cards', startEdge);

  useLayoutEffect(() => {
    const shown = navigation.current?.querySelector<HTMLElement>(
      '[data-menu]:hover, [data-menu]:focus-within:has(:focus-visible)',
    );
    if (!shown) return;
    const entries = [...shown.querySelectorAll('.mega-entries > li')];
    const entry = entries.findIndex((element) => element.matches(':hover, :focus-within'));
    setOpen({ name: shown.dataset.menu as MenuName, entry: Math.max(0, entry), pinned: false });
  }, [navigation]);

  useEffect(() => {
    if (!name) return;
    const box = item();
    const isOutside = (event: Event) => event.target instanceof Node && !box?.contains(event.target);
    const leave = (event: Event) => isOutside(event) && close();
    const follow = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      const pointer = pointOf(event);
      if (!isOutside(event)) {
        const starts = !event.target.closest('.mega-panel') || event.target.closest('[data-selected]');
        if (starts) apex.current = pointer;
      } else if (!event.target.closest('[data-menu]') && isHeading(panelEdge(), pointer)) {
        turn.set(closeMs, close);
      }
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const focused = document.activeElement;
      if (focused === document.body || box?.contains(focused)) box?.querySelector('button')?.focus();
      close();
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener('pointermove', follow, options);
    document.addEventListener('pointerdown', leave, options);
    document.addEventListener('focusin', leave, options);
    document.addEventListener('keydown', closeByKey, options);
    return () => listening.abort();
  }, [name]);

  useEffect(() => {
    return () => {
      turn.drop();
      selection.drop();
    };
  }, [turn, selection]);

  return {
    open,
    show,
    close,
    select,
    toggle: (next: MenuName) => {
      turn.drop();
      if (name !== next) show(next, true);
      else if (open?.pinned) close();
      else setOpen((now) => now && { ...now, pinned: true });
    },
    enter: (next: MenuName, event: ReactPointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      if (name === next) turn.drop();
      else turn.set(name && isHeading(panelEdge(), pointOf(event)) ? crossingMs : openMs, () => show(next, false));
    },
    leave: (event: ReactPointerEvent) => {
      if (event.pointerType === 'mouse') turn.set(closeMs, close);
    },
    enterEntry: (entry: number, event: ReactPointerEvent) => {
      selection.drop();
      if (entry !== open?.entry && isHeading(cardEdge(), pointOf(event)))
        selection.set(crossingMs, () => select(entry));
      else select(entry);
    },
    keepEntry: selection.drop,
  };
}

function boxEdge(item: HTMLElement | null | undefined, selector: string, edge: (box: DOMRect) => Edge) {
  const box = item?.querySelector(selector)?.getBoundingClientRect();
  return box && edge(box);
}
