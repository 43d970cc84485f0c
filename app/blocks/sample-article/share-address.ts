/**
 * Offers the page's address to the device's own share sheet; if there is none, copies it.
 * @returns 'shared' also when the reader closed the sheet: no message is needed
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
    // Forbidden, or missing on a page without https.
    return 'failed';
  }
}
