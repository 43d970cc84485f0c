import { fitDescription, pageTitle } from '../../shared/fit-text.ts';
import { switches } from '../../shared/site.ts';
import { people } from '../content/people/people.ts';
import { toProfilePage } from '../content/people/team-details.ts';
import { portfolio } from '../content/portfolio/portfolio.ts';
import type { Project } from '../content/portfolio/project.ts';
import { projects } from '../content/site-lists.ts';
import { ProfilePage } from '../routes/by-record/profile-page.tsx';
import { ProjectPage } from '../routes/by-record/project-page.tsx';
import { fileOf, type SitePage } from './site-page.ts';

function fromProject({ slug, title, meta, ...words }: Project): SitePage {
  const pathname = `/portfolio/${slug}`;
  const above = [...portfolio.hero.above, { label: portfolio.hero.here, to: '/portfolio' as const }];
  const render = async () => <ProjectPage {...words} hero={{ above, here: title, heading: title }} />;
  const sources = ['routes/by-record/project-page.tsx'];
  return { file: fileOf(pathname), pathname, layout: 'site', ...meta, sources, render };
}

/** Whoever has a profile of their own; the sample's has a record in shared/pages.ts. */
const profilePages = Object.values(people).flatMap(({ slug, name, role, profile }): SitePage[] => {
  if (typeof profile?.page !== 'object') return [];
  const pathname = `/team/${slug}`;
  const render = async () => <ProfilePage {...toProfilePage(slug)} />;
  const subject = { type: 'Person', name, role } as const;
  const sources = ['routes/by-record/profile-page.tsx'];
  const title = pageTitle(...profile.page.title);
  const description = fitDescription(...profile.page.description);
  return [{ file: fileOf(pathname), pathname, layout: 'site', title, description, subject, sources, render }];
});

/** Pages of projects and people that have a record of their own. */
export const companyPages: readonly SitePage[] = [
  ...(switches.portfolio ? projects.map(fromProject) : []),
  ...(switches.team ? profilePages : []),
];
