/**
 * The public address of a page as machines read it: other signs than ASCII are percent-encoded, as browsers send them.
 * @param siteUrl without a slash at its end
 * @param path decoded or encoded
 */
export const addressOf = (siteUrl: string, path: string): string => new URL(siteUrl + path).href;

/** @returns an address as the text of an XML element */
export const toXml = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;');
