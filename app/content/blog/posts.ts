import type { PagePath } from '../../../shared/pages.ts';
import type { MaybeSample } from '../../../shared/sample.ts';
import { formatDate } from './format-date.ts';

export interface Post extends MaybeSample {
  /** Names the drawn cover as well. */
  slug: string;
  title: string;
  /** Such as `2024-06-23`, and as it is shown. */
  day: string;
  date: string;
  category: string;
  text: string;
  /** Authors, of a post with a page of its own. */
  by?: string;
  /** In place of the drawn cover. */
  photograph?: { name: string; alt: string } | undefined;
  to: PagePath;
}

const samples: readonly Omit<Post, 'date'>[] = [
  {
    slug: 'ai-chatbot-self-service',
    sample: true,
    title: 'AI Chatbot: It essential for customer self-service',
    day: '2024-06-23',
    to: '/blog-details',
    category: 'Business',
    text: 'Customers look for the answer before they look for you. Where a bot helps, where it annoys, and how to tell early.',
  },
  {
    slug: 'build-ai-chatbot-custom-data',
    sample: true,
    title: 'How to build your own AI chatbot with custom data',
    day: '2024-06-20',
    to: '/blog-details',
    category: 'Artificial Intelligence',
    text: 'Most of the work is not the model. It is the documents, the test questions, and knowing when to say nothing.',
  },
  {
    slug: 'best-ai-chatbot-tools',
    sample: true,
    title: '8 best AI chatbot tools for boost your business',
    day: '2024-06-18',
    to: '/blog-details',
    category: 'Marketing',
    text: 'Eight kinds of tool, what each is good for, and the question to ask every vendor before you sign.',
  },
  {
    slug: 'gasless-signing-one-contract',
    sample: true,
    title: 'Gasless signing, explained with one contract',
    day: '2024-06-12',
    category: 'Technology',
    text: 'Who pays, who signs and what is written. One agreement followed from draft to block, with the jargon translated on the way.',
    to: '/blog-details',
  },
  {
    slug: 'charts-finance-engineering',
    sample: true,
    title: 'Charts that finance and engineering both read',
    day: '2024-06-04',
    category: 'Graphics',
    text: 'One page, one unit, one owner per line: how to draw cloud costs so that two departments stop arguing about them.',
    to: '/blog-details',
  },
  {
    slug: 'board-questions-before-ai',
    sample: true,
    title: 'What a board should ask before it buys AI',
    day: '2024-05-29',
    category: 'Business',
    text: 'The questions that separate a demonstration from a product, and the answers that should end the meeting early.',
    to: '/blog-details',
  },
];

/** Sample posts, newest first; they have no pages of their own and open the sample article. Covers are drawn from the slug. */
export const posts: readonly Post[] = samples.map((post) => ({ ...post, date: formatDate(post.day) }));
