import { site } from '../../shared/site.ts';

export interface MetaProps {
  title: string;
  description: string;
  /** Canonical address; left out for pages that search engines shall not list (they get `noindex`). */
  canonical?: string | undefined;
}

/** What the page says about itself to browsers, search engines and whoever shows a link to it. */
export function Meta({ title, description, canonical }: MetaProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          <meta name="twitter:card" content="summary" />
        </>
      )}
    </>
  );
}
