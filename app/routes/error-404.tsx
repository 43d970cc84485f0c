import { notFound } from '../content/not-found.ts';
import { NotFoundHero } from '../sections/not-found-hero.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(notFound.meta);

/** The not-found page under an address of its own, with status 200. */
export default function Page() {
  return <NotFoundHero {...notFound.page} />;
}
