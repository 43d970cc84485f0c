/** The blog's posts, oldest first. Only ever append: then the covers that are out in the world do not change. */
export const POSTS = [
  'board-questions-before-ai',
  'charts-finance-engineering',
  'gasless-signing-one-contract',
  'best-ai-chatbot-tools',
  'build-ai-chatbot-custom-data',
  'ai-chatbot-self-service',
];
