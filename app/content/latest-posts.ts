import type { PagePath } from '../../shared/pages.ts';

export interface Teaser {
  /** Names the drawn cover as well. */
  slug: string;
  title: string;
  /** As it is shown, e.g. '23 June 2024'. */
  date: string;
  /** Every card opens the one article. */
  to: PagePath;
}

/** The three that teasers show, newest first: apart from the other posts, which only the blog needs to carry. */
export const latestPosts = [
  {
    slug: 'ai-chatbot-self-service',
    title: 'AI Chatbot: It essential for customer self-service',
    date: '23 June 2024',
    to: '/blog-details',
  },
  {
    slug: 'build-ai-chatbot-custom-data',
    title: 'How to build your own AI chatbot with custom data',
    date: '20 June 2024',
    to: '/blog-details',
  },
  {
    slug: 'best-ai-chatbot-tools',
    title: '8 best AI chatbot tools for boost your business',
    date: '18 June 2024',
    to: '/blog-details',
  },
] as const satisfies Teaser[];
