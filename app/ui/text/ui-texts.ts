/** Small words for controls and for assistive technology, the same on every page. */
export const opensInNewTab = 'opens in a new tab';
export const formNeedsScript = 'This form needs JavaScript.';
export const tableWithoutCaption = 'Table';
/** What screen readers call a list of slides, and each of them. */
export const carouselRole = 'carousel';
export const slideRole = 'slide';
export const skipToContent = 'Skip to content';
export const breadcrumbName = 'Breadcrumb';
export const portraitOf = (name: string) => `Drawn portrait of ${name}`;
/** Beneath a notice. */
export const noticeButtons = { ok: 'OK', cancel: 'Cancel' };
/** Of buttons on cards and heroes whose record has no say in it. */
export const contactLabels = { start: 'Get Started', ask: 'Contact Us' };
/** In the viewer, for a picture or video that cannot be shown. */
export const invalidSource = 'Invalid source';
export const networkNames = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
};
export const profileOn = (name: string, network: string) => `${name} on ${network}`;
/** Of slides and of pages of a list, counted from 1. */
export const placeAmong = (place: number, all: number) => `${place} of ${all}`;
export const pageAmong = (place: number, all: number) => `page ${place} of ${all}`;
/** At a block of code in an article. */
export const copyCode = {
  label: 'Copy',
  done: 'Copied',
  failed: 'Not copied: please select the code by hand.',
};
