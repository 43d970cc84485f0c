import { Rich, type RichText } from '../../ui/text/rich-text.tsx';

/** One line at the end for those who came for something else. */
export function Elsewhere({ text }: { text: RichText }) {
  return (
    <section className="section elsewhere">
      <div className="container">
        <p className="lead" data-reveal>
          <Rich text={text} />
        </p>
      </div>
    </section>
  );
}
