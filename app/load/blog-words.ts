/** Words of the blog beside its articles: content/words/blog.yaml and content/posts.yaml. */
import { z } from 'zod';
import {
  action,
  address,
  day,
  flag,
  list,
  person,
  photograph,
  photographName,
  rich,
  sample,
  slug,
  text,
  textWith,
} from './fields.ts';

const neighbors = z.strictObject({ name: text, previous: text, next: text });
const search = z.strictObject({ label: text, placeholder: text, button: text, note: text, missing: text });
const newsletter = z.strictObject({
  heading: text,
  text,
  form: z.strictObject({
    name: text,
    label: text,
    placeholder: text,
    button: text,
    note: rich,
    errors: z.strictObject({ missing: text, invalid: text }),
  }),
});

export const blogWords = z.strictObject({
  /** Name of the feed. */
  feed: text,
  article: z.strictObject({
    by: text,
    /** On cards. */
    byLine: textWith('authors'),
    /** Prefix to the day of an article for its writer alone. */
    draft: text,
    waiting: text,
    readingTime: textWith('minutes'),
    /** Heading of a list of headings. */
    contents: text,
    /** Name of its tags for assistive technology. */
    tags: text,
    /** Links to neighboring posts. */
    neighbors,
    /** Below it. */
    related: z.strictObject({ heading: text, action: action.optional() }),
  }),
  /** Titles and descriptions of lists. */
  lists: z.strictObject({
    all: text,
    topic: textWith('topic'),
    description: textWith('title'),
    category: text,
    tag: text,
  }),
  sidebar: z.strictObject({ name: text, search, categories: text, recent: text, tags: text, newsletter }),
  /** Topics before there are articles, which bring their own. */
  samples: z
    .strictObject({ to: address, categories: list(z.strictObject({ title: text, count: text })), tags: list(text) })
    .optional(),
});

export type BlogWords = z.output<typeof blogWords>;

export const post = z.strictObject({
  sample,
  /** Source of the drawn cover. */
  slug,
  title: text,
  day,
  category: text,
  text,
  photograph: photograph.optional(),
  to: address,
});

/** Fields of an article for forms; app/markdown/article.ts checks them. */
export const article = z.strictObject({
  title: text,
  date: day.optional(),
  author: person.optional(),
  authors: list(person).optional(),
  category: text,
  description: text,
  tags: list(text).optional(),
  photograph: photographName.optional(),
  alt: text.optional(),
  draft: flag.optional(),
});

/** Posts without pages of their own. */
export const posts = z.array(post);

export type PostRecord = z.output<typeof post>;
