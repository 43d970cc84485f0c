import { faq1 } from '../../content/faq-1.ts';
import { Banner } from '../../sections/banner/banner.tsx';
import { Topics } from '../../sections/faq/topics.tsx';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';
import '../../sections/faq/question-list.css';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...faq1.hero} shot="questions" />
      <Topics {...faq1.topics} />
      <Banner {...faq1.banner} />
    </>
  );
}
