import type { ComponentType } from 'react';
import type { IslandName } from '../ui/island/island.tsx';

type Islands = Partial<Record<IslandName, () => Promise<ComponentType<never>>>>;

/** What brings each island's component into the browser. What is switched off is not bundled. */
export const islands: Islands = {
  'contact-form': async () => (await import('../sections/contact/form/contact-form.tsx')).ContactForm,
  ...(!import.meta.env.OFF_accounts && {
    'account-form': async () => (await import('../sections/account/account-form.tsx')).AccountForm,
  }),
  ...(!(import.meta.env.OFF_blog || import.meta.env.OFF_comments) && {
    'comment-form': async () => (await import('../sections/blog-details/comment-form.tsx')).CommentForm,
  }),
  ...(!(import.meta.env.OFF_blog || import.meta.env.OFF_newsletter) && {
    'newsletter-form': async () => (await import('../ui/form/newsletter-form.tsx')).NewsletterForm,
  }),
  ...(!(import.meta.env.OFF_blog || import.meta.env.OFF_search) && {
    'search-form': async () => (await import('../sections/blog/search-form.tsx')).SearchForm,
  }),
};
