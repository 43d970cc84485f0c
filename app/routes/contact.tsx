import { contact } from '../content/contact.ts';
import { buildMeta } from '../meta/build-meta.ts';
import { ContactForm } from '../sections/contact/contact-form.tsx';
import { ContactHero } from '../sections/contact/contact-hero.tsx';
import { DirectContact } from '../sections/contact/direct-contact.tsx';
import { Office } from '../sections/contact/office.tsx';

export const meta = () => buildMeta(contact.meta, '/contact');

export default function Page() {
  return (
    <>
      <ContactHero>
        <DirectContact {...contact.direct} />
        <ContactForm {...contact.form} />
      </ContactHero>
      <Office {...contact.office} />
    </>
  );
}
