import rightToLeft from './right-to-left.css?inline';
import site from './site.css?inline';

const join = (sheets: ReadonlyMap<string, string>, isMeant: (path: string) => boolean) =>
  [...sheets].map(([path, rules]) => (isMeant(path) ? rules : '')).join('');
const isPrimitive = (path: string) => path.startsWith('ui/');

/**
 * Styles of a page. Layers decide, not the names of files: base, primitives (app/ui), components (layouts, sections and
 * blocks, which may adjust primitives), modifiers.
 * @param direction of the words
 * @param sheets rules by their path in app/, beside those that all pages share
 */
export function buildStyleSheet(direction: string, sheets: ReadonlyMap<string, string>): string {
  const primitives = join(sheets, isPrimitive);
  const components = join(sheets, (path) => !isPrimitive(path));
  return `${site}@layer primitives{${primitives}}@layer components{${components}}${direction === 'rtl' ? rightToLeft : ''}`;
}
