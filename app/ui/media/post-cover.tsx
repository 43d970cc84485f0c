import { Photograph, type PhotographWords } from './photograph.tsx';
import './post-cover.css';

export interface PostCoverProps {
  slug: string;
  /** Replaces the drawing. */
  photograph?: PhotographWords | undefined;
  /** Description of the drawing, if it is not just decoration beside the title. */
  alt?: string;
  /** On the first screen: urgent. */
  first?: boolean;
}

/** The cover of a post: its photograph, or the drawing of its slug, the same everywhere. */
export function PostCover({ slug, photograph, alt = '', first = false }: PostCoverProps) {
  return (
    <div className="post-cover">
      {photograph ? (
        <Photograph {...photograph} sizes="(width >= 64em) 50rem, 100vw" first={first} />
      ) : (
        <img
          src={`/art/covers/${slug}.svg`}
          alt={alt}
          width="720"
          height="480"
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      )}
    </div>
  );
}
