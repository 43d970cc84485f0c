import type { WayOnProps } from '../../blocks/way-on/view.tsx';
import type { ArticleHeroProps } from '../../sections/article/article-hero.tsx';
import type { NeighborPostsProps, Neighbors } from '../../sections/article/neighbor-posts.tsx';
import type { ArticleProps } from '../../sections/blog-details/article.tsx';
import type { CommentFormProps } from '../../sections/blog-details/comment-form.tsx';
import { posts } from './posts.ts';

const slug = 'build-ai-chatbot-custom-data';

const at = posts.findIndex((post) => post.slug === slug);
const post = posts[at];
if (!post)
  throw new Error(
    `/blog-details shows the post ${slug}: put it back into app/content/blog/posts.ts, or remove the page.`,
  );
const { title, category, day, date } = post;

/** /blog-details: the one article, to which every card, category and tag leads. */
export const blogDetails = {
  hero: {
    above: [
      { label: 'Home', to: '/' },
      { label: 'Blog', to: '/blog' },
    ],
    here: 'Blog Details',
    heading: title,
    category,
    date,
    by: 'By',
    lead: 'Clean sources, retrieval before training, and a bot that says when it does not know.',
    note: 'A sample: cards of posts that have no page of their own lead here.',
  } satisfies ArticleHeroProps,
  day,
  cover: { slug, alt: 'Concrete slabs in a low sun, seen from above, with long shadows' },
  /** Slug of a person. */
  author: 'tomas-ferre' as const,
  article: {
    sample: true,
    reactions: {
      like: { label: 'Like', count: 200 },
      comments: { label: 'Comments', count: 15 },
      share: {
        label: 'Share',
        done: 'The address of this article has been copied.',
        failed: 'The address could not be copied. Please take it from the address bar.',
      },
      save: { label: 'Save', note: 'Saved. It is kept while this page is open.' },
    },
  } satisfies ArticleProps,
  neighbors: {
    name: 'Other posts',
    previous: 'Previous post',
    next: 'Next post',
    older: posts[at + 1],
    newer: posts[at - 1],
  } satisfies NeighborPostsProps & Neighbors,
  wayOn: {
    text: 'Want a bot that says when it does not know? One of six services builds exactly that.',
    action: { label: 'Choose the service', to: '/services' },
  } satisfies WayOnProps,
  form: {
    heading: 'Leave a comment',
    note: [
      'Comments are not taken at present: this form sends nothing, and your text stays in it. Please put questions to us on the ',
      { text: 'contact page', to: '/contact' },
      '.',
    ],
    fields: {
      name: { label: 'Name', placeholder: 'Your name', missing: 'Say who is writing.' },
      email: {
        label: 'Email',
        placeholder: 'you@company.example',
        missing: 'An email address is needed.',
        invalid: 'Please check the email address.',
      },
      message: { label: 'Message', placeholder: 'Your comment', missing: 'The comment is empty.' },
    },
    submit: 'Post comment',
  } satisfies CommentFormProps,
};
