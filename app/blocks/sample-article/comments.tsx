import { Stack } from '../../ui/layout/stack.tsx';
import { type Person, Portrait } from '../../ui/media/portrait.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

interface CommentText {
  author: string;
  text: string;
  /** Somebody of the company; others have initials. */
  person?: Person;
}

const initialsOf = (name: string) => name.replace(/(\p{L})\p{L}*\s*/gu, '$1');

/** Readers' comments, each with its answer. */
export function Comments({ heading, items, id }: Props['comments'] & { id: string }) {
  return (
    <Stack as="section" id={id} className="comments">
      <Heading className="text-small-title">{heading}</Heading>
      <ol>
        {items.map(({ reply, ...comment }) => (
          <li key={comment.text}>
            <Comment {...comment} />
            {reply && (
              <ol>
                <li>
                  <Comment author={reply.person.name} {...reply} />
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
      <Heading below={1} className="small">
        {author}
      </Heading>
      <p className="soft">{text}</p>
    </article>
  );
}
