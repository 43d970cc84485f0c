import { ContactWays, type ContactWaysProps } from '../../ui/link/contact-ways.tsx';

export interface ContactBlockProps extends ContactWaysProps {
  heading: string;
  text: string;
}

/** Address and number, without a form. */
export function ContactBlock({ heading, text, email, phone }: ContactBlockProps) {
  return (
    <section className="section">
      <div className="container split" data-reveal>
        <div className="split-start">
          <h2 className="text-section-title">{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="split-end">
          <ContactWays email={email} phone={phone} />
        </div>
      </div>
    </section>
  );
}
