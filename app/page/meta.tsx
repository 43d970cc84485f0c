import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../shared/site.ts';
import type { Opening } from '../ui/page/opening.ts';
import type { SitePage } from './site-page.ts';
import { describePage } from './structured-data.ts';

/** Size of the drawn picture for previews of links to a page, in pixels. */
export const sharePicture = { width: 1200, height: 630 } as const;

export interface PageFacts {
  page: SitePage;
  opening: Opening;
  /** The public address, without a slash at its end. */
  siteUrl: string;
  /** Path of the share picture; none for a page hidden from search engines. */
  picture?: string | undefined;
}

/** Writes JSON that an HTML parser cannot take for the end of its element. */
const toJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Trail of the page: the one that it shows, or else directly under the homepage. */
function trailOf({ headline, trail }: Opening, pathname: string): Opening['trail'] {
  if (trail.length > 0 || pathname === '/') return trail;
  return [{ name: site.name, path: '/' }, { name: headline }];
}

function Meta({ page, opening, siteUrl, picture }: PageFacts) {
  const { title, description, pathname, subject, isUnlisted } = page;
  const url = siteUrl + pathname;
  const shown = picture === undefined ? undefined : siteUrl + picture;
  const posting = subject?.type === 'BlogPosting' ? subject : undefined;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:type" content={posting ? 'article' : 'website'} />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          {posting && <meta property="article:published_time" content={posting.date} />}
          {shown && (
            <>
              <meta property="og:image" content={shown} />
              <meta property="og:image:width" content={String(sharePicture.width)} />
              <meta property="og:image:height" content={String(sharePicture.height)} />
              <meta property="og:image:alt" content={`${opening.headline} (${site.name})`} />
              <meta name="twitter:card" content="summary_large_image" />
              <script
                type="application/ld+json"
                dangerouslySetInnerHTML={{
                  __html: toJson(
                    describePage({
                      siteUrl,
                      pathname,
                      title,
                      subject,
                      trail: trailOf(opening, pathname),
                      picture: shown,
                    }),
                  ),
                }}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

/** Meta data of a page for browsers, search engines and link previews: HTML for its head. */
export const drawMeta = (facts: PageFacts): string => renderToStaticMarkup(<Meta {...facts} />);
