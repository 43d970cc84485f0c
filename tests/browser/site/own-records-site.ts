import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { content } from '../../support/content.ts';
import { SiteCopy } from '../../support/site-copy.ts';

const root = resolve(import.meta.dirname, '../../..');
const [author = '', second = ''] = Object.keys(content.people);

const field = (name: string, value: string) => `${name}: ${value}\n`;

interface Words {
  title: string;
  date: string;
  category: string;
  tags: string;
  /** Slugs of people, if not the first person alone. */
  authors?: string;
  /** Further fields, a line each. */
  more?: string;
  body: string;
}

const articleOf = ({ title, date, category, tags, authors, more = '', body }: Words) =>
  `---\n${field('title', title)}${field('date', date)}${authors ? field('authors', authors) : field('author', author)}${field('category', category)}${field('tags', tags)}${field(
    'description',
    `${title}. What was tried, what came of it, and what we would do otherwise the next time.`,
  )}${more}---\n\n${body}\n`;

/** Has signs that HTML, XML and JSON escape differently. */
export const awkwardTitle = 'R&D "notes" <from> the workshop\'s fifth week';

/** Includes code in an unknown language. */
const tasks = '\n\n- [x] Ask www.example.org\n- [ ] Open http://localhost:3000\n\n```klingon\nqapla\n```\n';

/** Nine short ones, the first with a photograph, the second by two people and with tasks. */
const shortArticles = Array.from({ length: 9 }, (_, index) => ({
  slug: `note-${index + 1}`,
  title: index === 4 ? awkwardTitle : `A note from the workshop, number ${index + 1}`,
  date: `2026-01-0${index + 1}`,
  category: index % 3 === 0 ? 'Café & Küche' : 'Workshop',
  tags: index % 2 === 0 ? '[Business, business]' : '[Tools, Business]',
  ...(index === 1 && { authors: `[${author}, ${second}]` }),
  more: index === 0 ? 'photograph: workshop.jpg\nalt: A bench with three planes\n' : '',
  body: `Number ${index + 1} of nine. It says little, and says it once.${index === 1 ? tasks : ''}`,
}));

/** The longest article, from docs/owner/example-article.md, and its words. */
export const example = readFileSync(join(root, 'docs/owner/example-article.md'), 'utf8').replace(
  /^author: .*$/m,
  `author: ${author}`,
);

/** Builds a copy of the site with ten articles, a draft, a waiting one, a project and a profile. */
export async function buildOwnRecords(env: Record<string, string> = {}): Promise<SiteCopy> {
  const copy = new SiteCopy();
  copy.write('content/articles/invoices-without-typing.md', example);
  // Puts one in a folder, with its day before the name, and a BOM.
  const placeOf = (slug: string) => (slug === 'note-9' ? `2026/2026-01-09-${slug}.markdown` : `${slug}.md`);
  for (const { slug, ...words } of shortArticles)
    copy.write(`content/articles/${placeOf(slug)}`, `${slug === 'note-9' ? '\uFEFF' : ''}${articleOf(words)}`);
  copy.write(
    'content/articles/of-a-later-day.md',
    articleOf({ ...(shortArticles[1] as Words), title: 'A note that waits for its day', date: '2999-12-31' }),
  );
  copy.write(
    'content/articles/not-yet.md',
    articleOf({ ...(shortArticles[1] as Words), title: 'Not yet for everybody to read', more: 'draft: true\n' }),
  );
  copy.write('content/photographs/workshop.jpg', '');
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c86428' } })
    .jpeg()
    .toFile(join(copy.folder, 'content/photographs/workshop.jpg'));

  copy.write('content/projects/harbor-desk.yaml', readFileSync(join(import.meta.dirname, 'own-project.yaml'), 'utf8'));
  const file = join(copy.folder, 'content/people.yaml');
  const profile = `${author}:
  photograph: { name: workshop.jpg, alt: Somebody at a bench }
  profile:
    page:
      title: The profile of somebody at this company
      description: What this person answers for, whom they work with, and how to reach them when a project needs it.
    heading: What do you do all day?
    paragraphs: ['Reads what others wrote, and asks what it was for.']
    responsibilities: { heading: What the role answers for, items: [{ icon: gauge, text: That it is measured. }] }
`;
  // The company's own photographs would replace this one.
  const source = readFileSync(file, 'utf8').replace(/^ *photograph: \{[^}]*\}\n/gm, '');
  writeFileSync(file, source.replace(`${author}:\n`, profile));
  copy.build(env);
  return copy;
}
