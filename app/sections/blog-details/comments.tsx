import type { MaybeSample } from '../../../shared/sample.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import './comments.css';

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
    <Stack as="section" id="comments" className="comments">
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
    </Stack>
  );
}

function Comment({ author, text, person }: CommentText) {
  return (
    <article className="comment">
      {person ? (
        <Portrait person={person} className="comment-face" />
      ) : (
        <span className="comment-face said text-card-title" aria-hidden>
          {initialsOf(author)}
        </span>
      )}
      <h3 className="small">{author}</h3>
      <p className="soft">{text}</p>
    </article>
  );
}
