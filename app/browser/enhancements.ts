import { enhancePasswordToggle } from '../blocks/account/enhance-password-toggle.ts';
import { enhanceExpertise } from '../blocks/expertise/enhance-expertise.ts';
import { enhanceMapMarker } from '../blocks/office-map/enhance-map-marker.ts';
import { enhancePagination } from '../blocks/posts/enhance-pagination.ts';
import { enhanceBilling } from '../blocks/price-plans/enhance-billing.ts';
import { enhanceTopics } from '../blocks/question-topics/enhance-topics.ts';
import { enhanceTestimonials } from '../blocks/quotes/enhance-testimonials.ts';
import { enhanceReactions } from '../blocks/sample-article/enhance-reactions.ts';
import { enhanceOfficeSun } from '../blocks/sun-hero/enhance-office-sun.ts';
import { enhanceVideoOverlay } from '../blocks/video/enhance-video-overlay.ts';
import { enhanceInvitation } from '../layouts/footer/enhance-invitation.ts';
import { enhanceYear } from '../layouts/footer/enhance-year.ts';
import { enhanceMegaMenu } from '../layouts/header/enhance-mega-menu.ts';
import { enhanceMobileMenu } from '../layouts/header/enhance-mobile-menu.ts';
import { enhanceAccordion } from '../ui/accordion/enhance-accordion.ts';
import { enhanceCopyCode } from '../ui/article/enhance-copy-code.ts';
import { enhanceTableOfContents } from '../ui/article/enhance-table-of-contents.ts';
import { enhanceCounter } from '../ui/figure/enhance-counter.ts';
import { enhancePictureLink } from '../ui/lightbox/enhance-picture-link.ts';
import { enhanceAbout } from '../ui/link/enhance-about.ts';
import { enhanceLive, type LiveScript } from '../ui/live/enhance-live.ts';

type LiveLoader = () => Promise<LiveScript>;
const liveScripts = import.meta.glob<LiveScript>('../blocks/*/run-*.ts');

/** Scripts of elements that work without one, by the name in `data-enhance`. Parts that are off are not bundled. */
export const enhancements: Record<string, (element: HTMLElement) => void> = {
  about: enhanceAbout,
  accordion: enhanceAccordion,
  billing: enhanceBilling,
  counter: enhanceCounter,
  expertise: enhanceExpertise,
  invitation: enhanceInvitation,
  live: (object) =>
    enhanceLive(object, liveScripts[`../blocks/${object.dataset.live}/run-${object.dataset.live}.ts`] as LiveLoader),
  'map-marker': enhanceMapMarker,
  'mega-menu': enhanceMegaMenu,
  'mobile-menu': enhanceMobileMenu,
  'office-sun': enhanceOfficeSun,
  topics: enhanceTopics,
  'video-overlay': enhanceVideoOverlay,
  year: enhanceYear,
  ...(!import.meta.env.OFF_accounts && { 'password-toggle': enhancePasswordToggle }),
  ...(!import.meta.env.OFF_blog && {
    'copy-code': enhanceCopyCode,
    pagination: enhancePagination,
    reactions: enhanceReactions,
    'table-of-contents': enhanceTableOfContents,
  }),
  ...(!import.meta.env.OFF_home2 && { testimonials: enhanceTestimonials }),
  ...(!import.meta.env.OFF_portfolio && { 'picture-link': enhancePictureLink }),
};
