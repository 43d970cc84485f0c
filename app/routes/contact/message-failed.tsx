import { contact } from '../../content/contact.ts';
import { ContactHero } from '../../sections/contact/contact-hero.tsx';
import { DirectContact } from '../../sections/contact/direct-contact.tsx';
import { AnswerForm } from '../../sections/contact/form/answer-form.tsx';

/** The server's answer to a form without script that could not be stored; never an address of its own. */
export default function Page() {
  return (
    <ContactHero>
      <DirectContact {...contact.direct} level={2} />
      <AnswerForm {...contact.form} {...contact.failed} />
    </ContactHero>
  );
}
