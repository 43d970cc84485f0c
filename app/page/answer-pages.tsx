import { failedPath, ownerActionPath, refusedPath, sentPath } from '../../shared/contact-message.ts';
import { fitDescription, pageTitle } from '../../shared/fit-text.ts';
import { answers } from '../blocks/contact-form/answers.tsx';
import type { Props } from '../blocks/contact-form/schema.ts';
import type { Content } from '../load/load.ts';
import { fileOf, type SitePage } from './site-page.ts';

const paths: Record<keyof Props['answers'], `/${string}`> = {
  sent: sentPath,
  refused: refusedPath,
  failed: failedPath,
  act: ownerActionPath,
};

/**
 * Answers to the contact form without script, and to links in the owner's mails: by the words of the first form that a page has.
 * The build cuts them at marked places, which the server fills in; only a sent message has an address of its own.
 */
export function listAnswerPages({ pages, services }: Pick<Content, 'pages' | 'services'>): SitePage[] {
  const form = [...pages, ...services].flatMap(({ blocks }) => blocks).find(({ block }) => block === 'contact-form');
  if (!form) return [];
  const words = form as unknown as Props;
  return (Object.keys(paths) as (keyof Props['answers'])[]).map((name) => ({
    file: fileOf(paths[name]),
    pathname: paths[name],
    layout: 'site',
    title: pageTitle(...words.answers[name].title),
    description: fitDescription(...words.answers[name].description),
    isUnlisted: true,
    isFilledIn: true,
    hasNoScript: name !== 'sent',
    sources: ['blocks/contact-form/answers.tsx'],
    render: async () => answers[name](words),
  }));
}
