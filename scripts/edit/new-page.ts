/** A new page of content/pages: an opening, a text and a way on, to be written anew. */
import { stringify } from 'yaml';
import { site } from '../../shared/site.ts';
import type { FileChange } from './changes.ts';
import { toSlug } from './restructure.ts';
import { Objection } from './write-words.ts';

/** Pieces between which a title finds its length, whatever the names are. */
const titleOf = (name: string) => [
  `${name} | {site.name}`,
  `${name}: a new page of {site.name}`,
  `${name}: a new page that waits for its title`,
  name.slice(0, 60),
];

const descriptionOf = (name: string) => [
  `${name}: a new page that waits for its description, one or two sentences that search engines show.`,
  `${name.slice(0, 60)}: a page that waits for one or two sentences for search engines.`,
];

/**
 * @param address `prices` or `/prices`; without one it is made of the name
 * @param picture name of a drawn picture
 * @param exists whether there is such a file
 * @throws Objection
 */
export function makePage(
  { name: typed, address: asked }: { name: string; address: string },
  picture: string,
  exists: (file: string) => boolean,
): { path: `/${string}`; change: FileChange } {
  const name = typed.trim();
  const address = asked.trim().replace(/^\//, '') || toSlug(name);
  if (name === '') throw new Objection('A page has a name, short, as its breadcrumb says it.');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(address))
    throw new Objection('An address has small letters, digits and single hyphens, such as our-prices.');
  const file = `content/pages/${address}.yaml`;
  if (exists(file)) throw new Objection(`There is a page /${address} already: ${file}.`);
  const page = {
    name,
    title: titleOf(name),
    description: descriptionOf(name),
    blocks: [
      { block: 'breadcrumb-hero', heading: name, lead: `A first sentence about ${name}.` },
      { block: 'story', heading: 'Heading', text: 'Text', image: { name: picture, alt: 'What the picture shows' } },
      { block: 'way-on', text: 'Text', action: { label: site.name, to: '/' } },
    ],
  };
  const after = stringify(page, { lineWidth: 0, singleQuote: true }).replaceAll(/(?<=\n)(?= {2}- block)/g, '\n');
  return { path: `/${address}`, change: { file, before: undefined, after: after.replace('blocks:\n\n', 'blocks:\n') } };
}
