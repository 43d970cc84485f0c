/** content/redirects.yaml: former addresses of the site, and where each leads. */
import { z } from 'zod';
import { findRedirect, type Redirect } from '../../shared/redirects.ts';
import { suggest } from './faults.ts';
import { choice, externalUrl } from './fields.ts';
import { toPlain } from './source.ts';

const from = z.preprocess(
  toPlain,
  z.string().regex(/^\/[^\s?#*]*\*?$/, 'an old address without the name of the site, such as /news.html or /news/*'),
);
const to = z.union([
  z.preprocess(toPlain, z.string().regex(/^\/(?![/\\])[^\s?*]*\*?$/, 'a page of this site, such as /blog or /blog/*')),
  externalUrl,
]);

const redirect = z
  .strictObject({ from, to, kind: choice('permanent', 'temporary').default('permanent') })
  .transform(({ kind, ...way }): Redirect => ({ ...way, status: kind === 'permanent' ? 301 : 302 }));

/** The form of the file, for editors. */
export const redirectList = z.array(redirect);

/** @param addresses of all pages, to check where the redirects lead */
export const checkedRedirects = (addresses: readonly string[]) =>
  redirectList.superRefine((all, context) => {
    for (const [index, each] of all.entries())
      for (const [field, text] of Object.entries(findFaults(each, all.slice(0, index), all, addresses)))
        context.addIssue({ code: 'custom', message: text, path: [index, field] });
  });

function findFaults(
  { from: old, to: target }: Redirect,
  before: readonly Redirect[],
  all: readonly Redirect[],
  addresses: readonly string[],
): Partial<Record<'from' | 'to', string>> {
  const hidden = addresses.find((address) => findRedirect([{ from: old, to: '/', status: 301 }], address));
  if (hidden !== undefined) return { from: `\`${old}\` is the address of a page: ${hidden}` };
  if (findRedirect(before, old.replace('*', ''))) return { from: `\`${old}\` is never reached: a line above has it` };
  if (!target.startsWith('/')) return {};
  const [path = ''] = target.split('#');
  const start = path.replace(/\*$/, '');
  if (findRedirect(all, path.replace('*', 'page')))
    return { to: `\`${target}\` is an old address itself: name the page where it leads` };
  const exists = start === path ? addresses.includes(path) : addresses.some((address) => address.startsWith(start));
  return exists ? {} : { to: `there is no page \`${path}\`. ${suggest(path, addresses)}` };
}
