import { fill } from '../../../shared/fill.ts';
import words from '../../../shared/words/labels.json' with { type: 'json' };

/** Small words for controls and for assistive technology, the same on every page: content/words/labels.yaml. */
export const { opensInNewTab, formNeedsScript, tableWithoutCaption, skipToContent, invalidSource } = words;
export const carouselRole = words.carousel;
export const slideRole = words.slide;
export const breadcrumbName = words.breadcrumb;
export const networkNames = words.networks;
export const noticeButtons = words.notice;
export const copyCode = words.copy;
export const getStartedLabel = words.getStarted;
/** The link at the end of a service's page. */
export const nextService = (name: string) => fill(words.nextService, { name });
export const portraitOf = (name: string) => fill(words.portrait, { name });
export const profileOn = (name: string, network: string) => fill(words.profile, { name, network });
/** Words of the viewer, and beside its pictures. */
export const viewerWords = words.viewer;
/** Words of prices. */
export const priceWords: typeof words.prices & { tax?: string } = words.prices;
/** Number of a slide or a list's page, from 1. */
export const slidePosition = (place: number, all: number) => fill(words.place, { place, all });
export const pagePosition = (place: number, all: number) => fill(words.page, { place, all });
