import { WayOn } from '../../blocks/way-on/view.tsx';
import { contact } from '../../content/contact.ts';
import { ContactHero } from '../../sections/contact/contact-hero.tsx';
import { DirectContact } from '../../sections/contact/direct-contact.tsx';
import { ContactForm } from '../../sections/contact/form/contact-form.tsx';
import { Office } from '../../sections/contact/office.tsx';

export default function Page() {
  return (
    <>
      <ContactHero>
        <DirectContact {...contact.direct} />
        <ContactForm {...contact.form} />
      </ContactHero>
      <Office {...contact.office} />
      <WayOn {...contact.wayOn} />
    </>
  );
}
