import { ContactWays, type ContactWaysProps } from '../../ui/contact-ways.tsx';

export interface ContactBlockProps extends ContactWaysProps {
  heading: string;
  text: string;
}

/** Address and number, without a form. */
export function ContactBlock({ heading, text, email, phone }: ContactBlockProps) {
  return (
    <section className="section">
      <div className="wrap split" data-reveal>
        <div className="split-start">
          <h2 className="text-section-title">{heading}</h2>
          <p className="lede">{text}</p>
        </div>
        <div className="split-end">
          <ContactWays email={email} phone={phone} />
        </div>
      </div>
    </section>
  );
}
