import { Banner } from '../../blocks/banner/view.tsx';
import { BreadcrumbHero } from '../../blocks/breadcrumb-hero/view.tsx';
import { faq1 } from '../../content/faq-1.ts';
import { Topics } from '../../sections/faq/topics.tsx';
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
