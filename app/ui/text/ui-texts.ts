/** Small words for controls and for assistive technology, the same on every page. */
export const opensInNewTab = 'opens in a new tab';
export const formNeedsScript = 'This form needs JavaScript.';
export const tableWithoutCaption = 'Table';
export const skipToContent = 'Skip to content';
export const breadcrumbName = 'Breadcrumb';
export const portraitOf = (name: string) => `Drawn portrait of ${name}`;
/** Of slides and of pages of a list, counted from 1. */
export const placeAmong = (place: number, all: number) => `${place} of ${all}`;
export const pageAmong = (place: number, all: number) => `page ${place} of ${all}`;
