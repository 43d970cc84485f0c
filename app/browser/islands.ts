import type { ComponentType } from 'react';
import type { IslandName } from '../ui/island/island.tsx';

/** What brings each island's component into the browser. */
export const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'account-form': async () => (await import('../sections/account/account-form.tsx')).AccountForm,
  'comment-form': async () => (await import('../sections/blog-details/comment-form.tsx')).CommentForm,
  'contact-form': async () => (await import('../sections/contact/form/contact-form.tsx')).ContactForm,
  'newsletter-form': async () => (await import('../ui/form/newsletter-form.tsx')).NewsletterForm,
  'search-form': async () => (await import('../sections/blog/search-form.tsx')).SearchForm,
};
