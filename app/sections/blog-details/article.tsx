import type { ReactNode } from 'react';
import type { MaybeSample } from '../../../shared/sample.ts';
import { PostCover } from '../../ui/media/post-cover.tsx';
import { Reactions, type ReactionsProps } from './reactions.tsx';

export interface ArticleProps extends MaybeSample {
  slug: string;
  coverAlt: string;
  reactions: ReactionsProps;
}

/** The sample article: its cover, what readers can do with it, and its words. */
export function Article({ slug, coverAlt, reactions, children }: ArticleProps & { children: ReactNode }) {
  return (
    <article className="article">
      <PostCover slug={slug} alt={coverAlt} first />
      <Reactions {...reactions} />
      {children}
    </article>
  );
}
