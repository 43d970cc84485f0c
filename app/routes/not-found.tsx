import { notFound } from '../content/not-found.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { NotFoundHero } from '../sections/hero/not-found-hero.tsx';

export const meta = () => buildMeta(notFound.meta);

/** Every unknown path. The server answers it with status 404. */
export default function Page() {
  return <NotFoundHero {...notFound.page} />;
}
