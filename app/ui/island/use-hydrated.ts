import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while hydrating, true once React is in charge. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
