/** Small words for controls and for assistive technology, the same on every page. */
export const opensInNewTab = 'opens in a new tab';
export const formNeedsScript = 'This form needs JavaScript.';
export const tableWithoutCaption = 'Table';
