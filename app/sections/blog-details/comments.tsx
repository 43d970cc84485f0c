import type { MaybeSample } from '../../../shared/sample.ts';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';

interface CommentText {
  author: string;
  text: string;
  /** Someone of the company; others are shown by their initials. */
  person?: Person;
}

export interface CommentsProps extends MaybeSample {
  heading: string;
  items: (CommentText & { reply?: CommentText })[];
}

const initialsOf = (name: string) => name.replace(/(\p{L})\p{L}*\s*/gu, '$1');

/** What readers wrote, each with the answer it got. */
export function Comments({ heading, items }: CommentsProps) {
  return (
    <section id="comments">
      <h2 className="text-small-title">{heading}</h2>
      <ol>
        {items.map(({ reply, ...comment }) => (
          <li key={comment.text}>
            <Comment {...comment} />
            {reply && (
              <ol>
                <li>
                  <Comment {...reply} />
                </li>
              </ol>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Comment({ author, text, person }: CommentText) {
  return (
    <article className="comment">
      {person ? (
        <Portrait person={person} className="comment-face" />
      ) : (
        <span className="comment-face" aria-hidden>
          {initialsOf(author)}
        </span>
      )}
      <div>
        <h3>{author}</h3>
        <p>{text}</p>
      </div>
    </article>
  );
}
