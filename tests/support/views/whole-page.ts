/** Whether the page has every part, also those that its first frame left out. Runs in the page. */
export function isWhole(): boolean {
  const hasLoader = document.querySelector('script[data-start]') !== null;
  const parts = [...document.querySelectorAll('main > *, .blog-main ~ *, body > footer')];
  return !hasLoader || parts.every((part) => getComputedStyle(part).contentVisibility !== 'auto');
}
