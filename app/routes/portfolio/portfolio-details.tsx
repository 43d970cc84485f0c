import { portfolioDetails } from '../../content/portfolio/portfolio-details.ts';
import { ProjectPage } from '../by-record/project-page.tsx';

export default function Page() {
  return <ProjectPage {...portfolioDetails} />;
}
