import type { MenuEntry } from '../layouts/header/mega-panel.tsx';
import type { NavigationEntry } from '../layouts/header/navigation-entry.ts';
import type { Content } from '../load/load.ts';
import type { PersonRecord } from '../load/records.ts';
import type { Article } from '../markdown/article.ts';
import { sampleTopics } from './blog/blog-sidebar.ts';
import { categoriesOf, categoryPath, mergePosts, tagPath, tagsOf } from './blog/post-lists.ts';
import { posts } from './blog/posts.ts';
import { listHeads } from './page-heads.ts';
import { sampleProjects } from './portfolio/portfolio.ts';
import type { Project, ProjectCardWords } from './portfolio/project.ts';
import type { ServiceListing } from './service.ts';

/** How many posts a teaser shows. */
const teaserLength = 3;

const toMenuEntry = ({ slug, menu: { action, ...entry } }: ServiceListing): MenuEntry => ({
  ...entry,
  link: { label: action, to: `/services/${slug}` },
});

/** Whose an article is, and where their profile stands. */
export const toAuthor = ({ name, role, to }: Pick<PersonRecord, 'name' | 'role' | 'to'>) => ({ label: name, role, to });

const toProjectPicture = ({ image, photograph }: Project | ProjectCardWords) =>
  photograph ? { photograph } : { image };

/** Ways to the articles; the sample's own until there are any. */
function waysToPosts(articles: readonly Article[]) {
  const { categories, tags, to } = sampleTopics;
  if (articles.length === 0)
    return {
      categories: categories.map((category) => ({ ...category, to })),
      tags: tags.map((label) => ({ label, to })),
    };
  return {
    categories: categoriesOf(articles).map(({ name, slug, articles: { length } }) => ({
      title: name,
      count: String(length).padStart(2, '0'),
      to: categoryPath(slug),
    })),
    tags: tagsOf(articles).map(({ name, slug }) => ({ label: name, to: tagPath(slug) })),
  };
}

interface Records {
  /** Pages of content/pages. */
  pages: Content['pages'];
  services: readonly ServiceListing[];
  articles: readonly Article[];
  projects: readonly Project[];
}

/** The lists that are made from all records. */
export function buildLists({ pages, services, articles, projects }: Records) {
  const heads = listHeads({ pages });
  const inFooter = (column: 'primary' | 'products' | 'utility') =>
    heads.flatMap(({ path, footer }) => (footer?.column === column ? [{ label: footer.label, to: path }] : []));
  const allPosts = mergePosts(articles, posts);
  return {
    menu: heads.flatMap(({ path, menu }): NavigationEntry[] => {
      if (!menu) return [];
      const { label, panel } = menu;
      return panel ? [{ label, panel }] : [{ label, to: path }];
    }),
    services: services.map(toMenuEntry),
    /** Services, each with a line that says what it is about, and products. */
    offers: [
      ...services.map(({ slug, menu, line }) => ({ name: menu.name, line, to: `/services/${slug}` as const })),
      ...inFooter('products')
        .filter(({ to }) => to !== '/team')
        .map(({ label, to }) => ({ name: label, line: undefined, to })),
    ],
    footer: {
      primary: inFooter('primary'),
      services: services.map(({ slug, footer }) => ({ label: footer, to: `/services/${slug}` as const })),
      products: inFooter('products'),
      utility: inFooter('utility'),
    },
    projects: [
      ...projects
        .filter(({ isListed }) => isListed !== false)
        .map(({ slug, ...card }) => ({
          ...toProjectPicture(card),
          title: card.title,
          field: card.field,
          to: `/portfolio/${slug}` as const,
        })),
      ...sampleProjects.map((project) => ({
        ...toProjectPicture(project),
        title: project.title,
        field: project.field,
        to: '/portfolio-details' as const,
      })),
    ],
    /** Linked from where they belong, and no cards. */
    'projects-apart': projects.flatMap(({ slug, title, isListed, pictures }) =>
      isListed === false
        ? [{ action: { label: title, to: `/portfolio/${slug}` as const }, picture: pictures.sources[0] }]
        : [],
    ),
    posts: allPosts,
    'latest-posts': allPosts.slice(0, teaserLength),
    'ways-to-posts': waysToPosts(articles),
  };
}
