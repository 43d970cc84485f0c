import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { people } from '../../../app/content/people/people.ts';
import { SiteCopy } from '../../support/site-copy.ts';

const root = resolve(import.meta.dirname, '../../..');
const [author = ''] = Object.keys(people);

const field = (name: string, value: string) => `${name}: ${value}\n`;

interface Words {
  title: string;
  date: string;
  category: string;
  tags: string;
  /** Further fields, a line each. */
  more?: string;
  body: string;
}

const articleOf = ({ title, date, category, tags, more = '', body }: Words) =>
  `---\n${field('title', title)}${field('date', date)}${field('author', author)}${field('category', category)}${field('tags', tags)}${field(
    'description',
    `${title}. What was tried, what came of it, and what we would do otherwise the next time.`,
  )}${more}---\n\n${body}\n`;

/** With signs that HTML, XML and JSON write in their own ways. */
export const awkwardTitle = 'R&D "notes" <from> the workshop\'s fifth week';

/** Nine short ones, the first with a photograph. */
const shortArticles = Array.from({ length: 9 }, (_, index) => ({
  slug: `note-${index + 1}`,
  title: index === 4 ? awkwardTitle : `A note from the workshop, number ${index + 1}`,
  date: `2026-01-0${index + 1}`,
  category: index % 3 === 0 ? 'Café & Küche' : 'Workshop',
  tags: index % 2 === 0 ? '[Business]' : '[Tools, Business]',
  more: index === 0 ? 'photograph: workshop.jpg\nalt: A bench with three planes\n' : '',
  body: `Number ${index + 1} of nine. It says little, and says it once.`,
}));

/** The longest article, from docs/example-article.md, and its words. */
export const example = readFileSync(join(root, 'docs/example-article.md'), 'utf8').replace(
  /^author: .*$/m,
  `author: ${author}`,
);

/** A copy of the site with ten articles and a draft, a project and a profile of its own; built. */
export async function buildOwnRecords(): Promise<SiteCopy> {
  const copy = new SiteCopy();
  copy.write('app/content/articles/invoices-without-typing.md', example);
  for (const { slug, ...words } of shortArticles) copy.write(`app/content/articles/${slug}.md`, articleOf(words));
  copy.write(
    'app/content/articles/not-yet.md',
    articleOf({ ...(shortArticles[1] as Words), title: 'Not yet for everybody to read', more: 'draft: true\n' }),
  );
  copy.write('app/photographs/workshop.jpg', '');
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c86428' } })
    .jpeg()
    .toFile(join(copy.folder, 'app/photographs/workshop.jpg'));

  copy.write(
    'app/content/portfolio/projects/harbor-desk.ts',
    readFileSync(join(import.meta.dirname, 'own-project.txt'), 'utf8'),
  );
  const file = join(copy.folder, 'app/content/people/people.ts');
  const profile = `photograph: { name: 'workshop.jpg', alt: 'Somebody at a bench' },
    profile: {
      page: { title: 'The profile of somebody at this company', description: 'What this person answers for, whom they work with, and how to reach them when a project needs it.' },
      heading: 'What do you do all day?',
      paragraphs: ['Reads what others wrote, and asks what it was for.'],
      responsibilities: { heading: 'What the role answers for', items: [{ icon: 'gauge', text: 'That it is measured.' }] },
    },`;
  // The company's own photographs would stand in the way of this one.
  const source = readFileSync(file, 'utf8').replace(/^ *photograph: \{[^}]*\},\n/gm, '');
  writeFileSync(file, source.replace(`slug: '${author}',`, `slug: '${author}',\n    ${profile}`));
  copy.build();
  return copy;
}
