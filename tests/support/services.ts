import { content } from '../../app/content/loaded.ts';
import { type Service, toListing } from '../../app/content/service.ts';
import type { Service as ServicePage } from '../../app/load/load.ts';
import { olderServices } from '../../scripts/site/records.ts';

const signatures = ['sourced-answer', 'opened-block', 'ticket-path', 'cloud-month'];

/** A page of content/services in the shape of the modules of app/content/services: what tests of both look at. */
function toParts(page: ServicePage): Service {
  const find = (name: string, nth = 0) => {
    const { block: _, ...fields } = page.blocks.filter(({ block }) => block === name)[nth] ?? {};
    return Object.keys(fields).length > 0 ? fields : undefined;
  };
  const kind = page.blocks.map(({ block }) => block).find((block) => signatures.includes(block));
  return {
    ...toListing(page),
    hero: { ...find('illustrated-hero'), here: page.name },
    features: find('feature-cards'),
    parts: find('marked-list'),
    story: find('picture-story'),
    ...(kind && { signature: { ...find(kind), kind } }),
    ...(find('marked-list', 1) && { industries: find('marked-list', 1) }),
    ...(find('engagement-plans') && { plans: find('engagement-plans') }),
    banner: find('banner'),
    faq: find('faq'),
  } as unknown as Service;
}

/** All services with the parts of their pages. */
export const services: readonly Service[] = [...olderServices, ...content.services.map(toParts)].sort(
  (one, other) => one.order - other.order,
);
