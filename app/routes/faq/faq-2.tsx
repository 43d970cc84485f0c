import { faq2 } from '../../content/faq-2.ts';
import { QuestionList } from '../../sections/faq/question-list.tsx';
import { BreadcrumbHero } from '../../sections/hero/breadcrumb-hero.tsx';

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...faq2.hero} />
      <QuestionList {...faq2.questions} />
    </>
  );
}
