import { notFound } from '../content/not-found.ts';
import { NotFoundHero } from '../sections/not-found-hero.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(notFound.meta);

/** Every unknown path. The server answers it with status 404. */
export default function Page() {
  return <NotFoundHero {...notFound.page} />;
}
