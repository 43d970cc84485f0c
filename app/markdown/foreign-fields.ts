/** A field of other systems: the hint for its owner, and the field that replaces it here. */
export interface ForeignField {
  is?: 'title' | 'date' | 'author' | 'category' | 'description' | 'tags' | 'photograph' | 'alt' | 'draft';
  advice: string;
}

const photographs = 'a file below content/photographs, with `alt`, the words for it';

const called = (is: NonNullable<ForeignField['is']>, names: string, more = ''): [string, ForeignField][] =>
  names.split(' ').map((name) => [name, { is, advice: `\`${name}\` is called \`${is}\` here${more}` }]);
const without = (names: string, why: string): [string, ForeignField][] =>
  names.split(' ').map((name) => [name, { advice: `leave \`${name}\` out: ${why}` }]);

const looks = 'all articles look alike';
const address = 'the address of an article is the name of its file';

/** Names of fields in the articles of Astro, Docusaurus, Hugo, Jekyll, Next and their themes. */
export const foreignFields: ReadonlyMap<string, ForeignField> = new Map<string, ForeignField>([
  ...called('date', 'pubDate pubDatetime publishDate publishedAt publishedDate published_at datePublished created'),
  ...called('description', 'excerpt summary abstract metaDescription'),
  ...called('title', 'headline'),
  ...called('category', 'categories section', ', and is one text'),
  ...called('tags', 'tag keywords topics', ', a list: [Business, Data]'),
  ...called(
    'photograph',
    'heroImage image images cover coverImage featuredImage featured_image thumbnail banner header teaser',
    `: ${photographs}`,
  ),
  ...called('alt', 'heroImageAlt imageAlt coverAlt image_alt'),
  [
    'published',
    { is: 'draft', advice: '`published: false` is written `draft: true` here; leave `published: true` out' },
  ],
  ...without(
    'updatedDate updated lastmod last_update last_modified_at modified modDatetime modifiedAt',
    'an article has the day on which it appeared',
  ),
  ...without('slug permalink url id aliases redirect_from', address),
  ...without('layout type weight order featured pinned sticky toc comments math mermaid classes', looks),
  ...without(
    'sidebar_position sidebar_label hide_table_of_contents toc_min_heading_level toc_max_heading_level',
    looks,
  ),
  ...without(
    'seo robots canonical canonicalURL canonical_url ogImage og_image',
    'what search engines and shared links show is made of the other fields',
  ),
  ...without('lang language locale', 'a site has one language, in shared/site.ts'),
  ...without('readingTime reading_time minutes', 'it is counted from the words'),
]);
