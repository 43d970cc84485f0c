import type { OnPage } from '../../page/on-page.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactHero } from './contact-hero.tsx';
import { DirectContact } from './direct-contact.tsx';
import type { Props } from './schema.ts';

/** Other ways of contact, and the form. */
export default function Contact({ form, answers: _, page: __, site: ___, id, ...direct }: Props & OnPage) {
  return (
    <ContactHero id={id}>
      <DirectContact {...direct} />
      <ContactForm form={form} />
    </ContactHero>
  );
}
