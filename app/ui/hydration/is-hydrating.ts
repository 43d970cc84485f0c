/** Whether React is still taking over the prerendered document; what is rendered now stands there already. */
export function isHydrating(): boolean {
  return typeof document !== 'undefined' && !('hydrated' in document.documentElement.dataset);
}
