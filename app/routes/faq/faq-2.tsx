import { faq2 } from '../../content/faq-2.ts';
import { QuestionList } from '../../sections/faq/question-list.tsx';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';
import { WayOn } from '../../sections/way-on/way-on.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...faq2.hero} />
      <QuestionList {...faq2.questions} />
      <WayOn {...faq2.wayOn} />
    </>
  );
}
