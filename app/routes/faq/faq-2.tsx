import { WayOn } from '../../blocks/way-on/view.tsx';
import { faq2 } from '../../content/faq-2.ts';
import { QuestionList } from '../../sections/faq/question-list.tsx';

export default function Page() {
  return (
    <>
      <QuestionList opening={faq2.hero} {...faq2.questions} />
      <WayOn {...faq2.wayOn} size="large" />
    </>
  );
}
