import type { Props as Banner } from '../../app/blocks/banner/schema.ts';
import type { Props as Plans } from '../../app/blocks/engagement-plans/schema.ts';
import type { Props as Faq } from '../../app/blocks/faq/schema.ts';
import type { Props as FeatureCards } from '../../app/blocks/feature-cards/schema.ts';
import type { Props as IllustratedHero } from '../../app/blocks/illustrated-hero/schema.ts';
import type { Props as NamedList } from '../../app/blocks/named-list/schema.ts';
import type { Props as PictureStory } from '../../app/blocks/picture-story/schema.ts';
import type { Service as ServicePage } from '../../app/load/load.ts';
import { content } from './content.ts';

/** A service by the parts of its page, in the order in which the sample's pages have them. */
export interface Service extends Pick<ServicePage, 'order' | 'title' | 'description' | 'menu' | 'footer' | 'line'> {
  /** Last part of its address. */
  slug: string;
  hero: IllustratedHero & { here: string };
  features: FeatureCards;
  parts: NamedList;
  story: PictureStory;
  /** A block that no other page has: a drawing or a demo. */
  exhibit?: { block: string; heading: string } | undefined;
  industries?: NamedList | undefined;
  plans?: Plans | undefined;
  banner: Banner;
  faq: Faq;
}

const exhibits = ['sourced-answer', 'opened-block', 'ticket-path', 'cloud-month', 'page-weight', 'queue'];

function toParts(page: ServicePage): Service {
  const { order, title, description, menu, footer, line } = page;
  const find = <Fields>(name: string, nth = 0) => {
    const { block: _, ...fields } = page.blocks.filter(({ block }) => block === name)[nth] ?? {};
    return (Object.keys(fields).length > 0 ? fields : undefined) as Fields;
  };
  return {
    order,
    title,
    description,
    menu,
    footer,
    line,
    slug: page.path.slice(page.path.lastIndexOf('/') + 1),
    hero: { ...find<IllustratedHero>('illustrated-hero'), here: page.name },
    features: find('feature-cards'),
    parts: find('named-list'),
    story: find('picture-story'),
    exhibit: page.blocks.find(({ block }) => exhibits.includes(block)) as Service['exhibit'],
    industries: find('named-list', 1),
    plans: find('engagement-plans'),
    banner: find('banner'),
    faq: find('faq'),
  };
}

export const services: readonly Service[] = content.services.map(toParts);
