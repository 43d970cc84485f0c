import { notFound } from '../../content/not-found.ts';
import { NotFoundHero } from '../../sections/hero/not-found-hero.tsx';

export { meta } from 'virtual:meta';

/** Every unknown path. The server answers it with status 404. */
export default function Page() {
  return <NotFoundHero {...notFound.page} />;
}
