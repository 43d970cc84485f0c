import { isAnswerableEmail } from '../../../shared/contact-message.ts';

export type CommentField = 'name' | 'email' | 'message';
export type CommentFaults = Partial<Record<CommentField, 'missing' | 'invalid'>>;

/** What is wrong with a comment, in the order of the fields: blanks only count as empty. */
export function checkComment(comment: FormData): CommentFaults {
  const textOf = (field: CommentField) => String(comment.get(field) ?? '').trim();
  const faults: CommentFaults = {};
  for (const field of ['name', 'email', 'message'] as const) {
    if (textOf(field) === '') faults[field] = 'missing';
    else if (field === 'email' && !isAnswerableEmail(textOf(field))) faults[field] = 'invalid';
  }
  return faults;
}
