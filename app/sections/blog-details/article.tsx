import type { ReactNode } from 'react';
import type { MaybeSample } from '../../../shared/sample.ts';
import { Reactions, type ReactionsProps } from './reactions.tsx';
import './article.css';
import '../blog/with-sidebar.css';

export interface ArticleProps extends MaybeSample {
  reactions: ReactionsProps;
}

/** The sample article: what readers can do with it, and its words. */
export function Article({ reactions, children }: ArticleProps & { children: ReactNode }) {
  return (
    <article className="article">
      <Reactions {...reactions} />
      {children}
    </article>
  );
}
