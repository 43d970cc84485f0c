/**
 * Whether the page has every part, also those that its first frame left out, and the scripts of a form that it is there for.
 * Runs in the page.
 */
export function isWhole(): boolean {
  const loader = document.querySelector<HTMLScriptElement>('script[data-start]');
  if (!loader) return true;
  const { forms, script } = document.documentElement.dataset;
  const parts = [
    ...document.querySelectorAll('main>*,.prose-below>*,.blog-main~*,.blog-below>*,.sidebar>*,footer,.footer-rest'),
  ];
  return (
    parts.every((part) => getComputedStyle(part).contentVisibility === 'visible') &&
    (!loader.dataset.ahead || forms !== undefined || script === 'failed')
  );
}
