import { Rich, type RichText } from '../../ui/rich-text.tsx';

/** One line at the end for those who came for something else. */
export function Elsewhere({ text }: { text: RichText }) {
  return (
    <section className="section elsewhere">
      <div className="wrap">
        <p className="lede" data-reveal>
          <Rich text={text} />
        </p>
      </div>
    </section>
  );
}
