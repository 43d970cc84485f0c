/**
 * Offers the page's address to the device's own share sheet; where there is none, copies it.
 * @returns 'shared' also when the reader closed the sheet: nothing is left to be said
 */
export async function shareAddress(): Promise<'shared' | 'copied' | 'failed'> {
  const url = location.origin + location.pathname;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: document.title, url });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Not allowed, or not there at all on a page without https.
    return 'failed';
  }
}
