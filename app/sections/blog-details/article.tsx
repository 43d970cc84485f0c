import { Prerendered, type PrerenderedProps } from '../../ui/hydration/prerendered.tsx';
import { PostCover } from '../../ui/media/post-cover.tsx';
import { Reactions, type ReactionsProps } from './reactions.tsx';

export interface ArticleProps {
  slug: string;
  coverAlt: string;
  reactions: ReactionsProps;
}

/** The article: its cover, what readers can do with it, and its words. */
export function Article({ slug, coverAlt, reactions, words }: ArticleProps & { words: PrerenderedProps }) {
  return (
    <article className="article">
      <PostCover slug={slug} alt={coverAlt} first />
      <Reactions {...reactions} />
      <Prerendered {...words} className="prose" />
    </article>
  );
}
