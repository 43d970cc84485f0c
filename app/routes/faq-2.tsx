import { faq2 } from '../content/faq-2.ts';
import { BreadcrumbHero } from '../sections/breadcrumb-hero.tsx';
import { QuestionList } from '../sections/faq/question-list.tsx';
import { buildMeta } from '../ui/build-meta.ts';

export const meta = () => buildMeta(faq2.meta, '/faq-2');

export default function Page() {
  return (
    <>
      <BreadcrumbHero {...faq2.hero} />
      <QuestionList {...faq2.questions} />
    </>
  );
}
