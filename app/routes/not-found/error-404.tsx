import { notFound } from '../../content/not-found.ts';
import { NotFoundHero } from '../../sections/hero/not-found-hero.tsx';

/** The not-found page under an address of its own, with status 200. */
export default function Page() {
  return <NotFoundHero {...notFound.page} />;
}
