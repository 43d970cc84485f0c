import { mailLiterals } from '../../../shared/contact-message.ts';
import { HeadingLevel } from '../../ui/text/heading.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ContactHero } from './contact-hero.tsx';
import { DirectContact } from './direct-contact.tsx';
import { OwnerActionForm } from './owner-action-form.tsx';
import type { Props } from './schema.ts';
import { Sent } from './sent.tsx';

/** The form once more, below its fault, whose heading is the page's first. */
function Again({ words, ...wrong }: { words: Props; title: string; message?: string; text: string }) {
  return (
    <ContactHero>
      <HeadingLevel value={2}>
        <DirectContact {...words} />
      </HeadingLevel>
      <AnswerForm form={words.form} {...wrong} />
    </ContactHero>
  );
}

/** Pages that the server fills in, by the words of a form. */
export const answers: Record<keyof Props['answers'], (words: Props) => React.ReactNode> = {
  sent: (words) => <Sent heading={mailLiterals.success} {...words.answers.sent} />,
  refused: (words) => (
    <Again
      words={words}
      title={mailLiterals.missingTitle}
      message={mailLiterals.missing}
      text={words.answers.refused.text}
    />
  ),
  failed: (words) => <Again words={words} title={mailLiterals.failure} text={words.answers.failed.text} />,
  act: (words) => <OwnerActionForm {...words.answers.act} />,
};
