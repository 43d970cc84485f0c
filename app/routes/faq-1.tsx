import { faq1 } from '../content/faq-1.ts';
import { Banner } from '../sections/banner.tsx';
import { BreadcrumbHero } from '../sections/breadcrumb-hero.tsx';
import { Topics } from '../sections/faq/topics.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(faq1.meta, '/faq-1');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...faq1.hero} />
      <Topics {...faq1.topics} />
      <Banner {...faq1.banner} />
    </>
  );
}
