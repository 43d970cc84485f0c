import rightToLeft from './right-to-left.css?inline';
import site from './site.css?inline';

// The viewer's styles travel with the viewer, on first use.
const ui = import.meta.glob<string>(['../ui/**/*.css', '!../ui/lightbox/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});
const pages = import.meta.glob<string>('../{layouts,sections,blocks}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * The styles of the whole site. Layers say who wins, not the names of files: base, primitives (app/ui), components (layouts,
 * sections and blocks, which may adjust primitives), modifiers.
 * @param direction in which the words run
 */
export function buildStyleSheet(direction: string): string {
  const turned = direction === 'rtl' ? rightToLeft : '';
  return `${site}@layer primitives{${Object.values(ui).join('')}}@layer components{${Object.values(pages).join('')}}${turned}`;
}
