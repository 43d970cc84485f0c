import site from './site.css?inline';

// The viewer's styles travel with the viewer, on first use.
const ui = import.meta.glob<string>(['../ui/**/*.css', '!../ui/lightbox/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});
const pages = import.meta.glob<string>('../{layouts,sections}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The styles of the whole site: what all share, then components, and last the sections that may adjust them. */
export function buildStyleSheet(): string {
  return `${site}@layer components{${Object.values(ui).join('')}${Object.values(pages).join('')}}`;
}
