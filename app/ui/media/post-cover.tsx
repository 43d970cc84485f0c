interface PostCoverProps {
  slug: string;
  /** What the picture shows, where it is more than decoration beside the title. */
  alt?: string;
  /** On the first screen: not put off. */
  first?: boolean;
}

/** The drawn cover of a post. A slug has the same one everywhere. */
export function PostCover({ slug, alt = '', first = false }: PostCoverProps) {
  return (
    <div className="post-cover">
      <img
        src={`/art/covers/${slug}.svg`}
        alt={alt}
        width="720"
        height="480"
        loading={first ? undefined : 'lazy'}
        decoding="async"
      />
    </div>
  );
}
