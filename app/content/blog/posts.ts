import type { PagePath } from '../../../shared/pages.ts';
import type { MaybeSample } from '../../../shared/sample.ts';

export interface Post extends MaybeSample {
  /** Names the drawn cover as well. */
  slug: string;
  title: string;
  /** As it is shown, e.g. '23 June 2024'. */
  date: string;
  category: string;
  text: string;
  /** In place of the drawn cover. */
  photograph?: { name: string; alt: string } | undefined;
  to: PagePath;
}

/** Sample posts, newest first; they have no pages of their own and open the sample article. Covers are drawn from the slug. */
export const posts: readonly Post[] = [
  {
    slug: 'ai-chatbot-self-service',
    sample: true,
    title: 'AI Chatbot: It essential for customer self-service',
    date: '23 June 2024',
    to: '/blog-details',
    category: 'Business',
    text: 'Customers look for the answer before they look for you. Where a bot helps, where it annoys, and how to tell early.',
  },
  {
    slug: 'build-ai-chatbot-custom-data',
    sample: true,
    title: 'How to build your own AI chatbot with custom data',
    date: '20 June 2024',
    to: '/blog-details',
    category: 'Artificial Intelligence',
    text: 'Most of the work is not the model. It is the documents, the test questions, and knowing when to say nothing.',
  },
  {
    slug: 'best-ai-chatbot-tools',
    sample: true,
    title: '8 best AI chatbot tools for boost your business',
    date: '18 June 2024',
    to: '/blog-details',
    category: 'Marketing',
    text: 'Eight kinds of tool, what each is good for, and the question to ask every vendor before you sign.',
  },
  {
    slug: 'gasless-signing-one-contract',
    sample: true,
    title: 'Gasless signing, explained with one contract',
    date: '12 June 2024',
    category: 'Technology',
    text: 'Who pays, who signs and what is written. One agreement followed from draft to block, with the jargon translated on the way.',
    to: '/blog-details',
  },
  {
    slug: 'charts-finance-engineering',
    sample: true,
    title: 'Charts that finance and engineering both read',
    date: '4 June 2024',
    category: 'Graphics',
    text: 'One page, one unit, one owner per line: how to draw cloud costs so that two departments stop arguing about them.',
    to: '/blog-details',
  },
  {
    slug: 'board-questions-before-ai',
    sample: true,
    title: 'What a board should ask before it buys AI',
    date: '29 May 2024',
    category: 'Business',
    text: 'The questions that separate a demonstration from a product, and the answers that should end the meeting early.',
    to: '/blog-details',
  },
];
