import { useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';

/**
 * Which of some tabs is selected. In the prerendered page they are radio buttons: the choice made there, and the focus that
 * may rest on it, are taken over before the tabs take their place.
 */
export function useTabs() {
  const list = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef(false);
  const ready = useHydrated();
  const [selected, setSelected] = useState(0);

  useLayoutEffect(() => {
    const radios = Array.from(list.current?.querySelectorAll('input') ?? []);
    const chosen = radios.findIndex((radio) => radio.checked);
    if (chosen > 0) setSelected(chosen);
    focusedBefore.current = radios.some((radio) => radio === document.activeElement);
  }, []);

  useLayoutEffect(() => {
    if (!ready || !focusedBefore.current) return;
    focusedBefore.current = false;
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [ready]);

  function select(index: number) {
    setSelected(index);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  return { list, ready, selected, select };
}
