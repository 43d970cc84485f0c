import type { Props as Audiences } from '../../app/blocks/audiences/schema.ts';
import type { Props as Banner } from '../../app/blocks/banner/schema.ts';
import type { Props as Expertise } from '../../app/blocks/expertise/schema.ts';
import type { Props as LatestPosts } from '../../app/blocks/latest-posts/schema.ts';
import type { Props as NightStory } from '../../app/blocks/night-story/schema.ts';
import type { Props as PictureCards } from '../../app/blocks/picture-cards/schema.ts';
import type { Props as Sequence } from '../../app/blocks/sequence/schema.ts';
import type { Props as Statistics } from '../../app/blocks/statistics/schema.ts';
import type { Props as SunHero } from '../../app/blocks/sun-hero/schema.ts';
import { block } from './blocks.ts';

/** The home page by its parts. */
export const home = {
  hero: block<SunHero>('/', 'sun-hero'),
  statistics: block<Statistics>('/', 'statistics'),
  solutions: block<PictureCards>('/', 'picture-cards'),
  serviceTiles: block<Sequence>('/', 'sequence'),
  offer: block<Audiences>('/', 'audiences'),
  industry: block<NightStory>('/', 'night-story'),
  banner: block<Banner>('/', 'banner'),
  expertise: block<Expertise>('/', 'expertise'),
  /** @throws if the site has no blog */
  get blog() {
    return block<LatestPosts>('/', 'latest-posts');
  },
};
