import { latestPosts, type Teaser } from './latest-posts.ts';

interface Post extends Teaser {
  category: string;
  description: string;
}

const [selfService, customData, tools] = latestPosts;

/** Newest first. Covers are drawn from the slug. */
export const posts: readonly Post[] = [
  {
    ...selfService,
    category: 'Business',
    description:
      'Customers look for the answer before they look for you. Where a bot helps, where it annoys, and how to tell early.',
  },
  {
    ...customData,
    category: 'Artificial Intelligence',
    description:
      'Most of the work is not the model. It is the documents, the test questions, and knowing when to say nothing.',
  },
  {
    ...tools,
    category: 'Marketing',
    description: 'Eight kinds of tool, what each is good for, and the question to ask every vendor before you sign.',
  },
  {
    slug: 'gasless-signing-one-contract',
    title: 'Gasless signing, explained with one contract',
    date: '12 June 2024',
    category: 'Technology',
    description:
      'Who pays, who signs and what is written. One agreement followed from draft to block, with the jargon translated on the way.',
    to: '/blog-details',
  },
  {
    slug: 'charts-finance-engineering',
    title: 'Charts that finance and engineering both read',
    date: '4 June 2024',
    category: 'Graphics',
    description:
      'One page, one unit, one owner per line: how to draw cloud costs so that two departments stop arguing about them.',
    to: '/blog-details',
  },
  {
    slug: 'board-questions-before-ai',
    title: 'What a board should ask before it buys AI',
    date: '29 May 2024',
    category: 'Business',
    description:
      'The questions that separate a demonstration from a product, and the answers that should end the meeting early.',
    to: '/blog-details',
  },
];
