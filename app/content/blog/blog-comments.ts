import type { CommentsProps } from '../../sections/blog-details/comments.tsx';
import { personOf } from '../people/people.ts';

const author = personOf('tomas-ferre');

/** Two samples, the second a reply. */
export const blogComments = {
  sample: true,
  heading: 'Comments',
  items: [
    {
      author: 'Petra Vanlaer',
      text: 'We built ours the other way round, model first, and met the missing pages in front of customers. Who writes the accepted answer when support and legal disagree?',
      reply: {
        author: author.name,
        person: author,
        text: 'Neither of them alone. Put both answers on the list, let the owner of the document decide, and keep the question marked as unanswerable until that has happened.',
      },
    },
  ],
} satisfies CommentsProps;
