import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailPath } from '../../shared/contact-message.ts';
import { policyHeader } from '../../shared/security-headers.ts';
import { notFoundPath } from '../../shared/served-file.ts';
import { basePathOf } from '../../shared/site-url.ts';
import { viewPath } from '../../shared/stats.ts';
import type { HostSite } from './host-site.ts';

/** Directives that a policy inside a document cannot have. */
const onlyInHeaders = /; frame-ancestors [^;]*/;

/** The policy that a page has: of its own rule, or of the one for its family. */
function policyOf({ rules }: HostSite, address: string): string {
  const family = address.replace(/^(\/[^/]+)\/.+$/, '$1/*');
  const rule = rules.find(({ path }) => path === address) ?? rules.find(({ path }) => path === family);
  return rule?.headers[policyHeader] ?? '';
}

/** Puts the policy of a page into it, and sends its form to the server that takes messages. */
function fitPage(html: string, policy: string, { apiUrl, siteUrl }: HostSite): string {
  const own = policy.replace(onlyInHeaders, '');
  const content = apiUrl ? own.replace(/((?:connect-src|form-action) 'self')/g, `$1 ${apiUrl}`) : own;
  const meta = `<meta http-equiv="${policyHeader}" content="${content}">`;
  const fitted = html.replace('<meta charSet="utf-8">', (charset) => charset + meta);
  if (fitted === html) throw new Error('A page has no place for its policy.');
  const form = `action="${basePathOf(siteUrl)}${mailPath}"`;
  return apiUrl ? fitted.replaceAll(form, form.replace('"', `"${apiUrl}`)) : fitted;
}

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A page that leads on, in place of a redirect. */
const leadOn = (to: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}"><a href="${to}">${to}</a>\n`;

/** Files beside those of the site, and in place of its pages and of the script that sends messages. */
export function writeGithubPages(site: HostSite): Record<string, string> {
  const { client, siteUrl, apiUrl, files, redirects } = site;
  const pages = [...files, [notFoundPath, '404.html'] as const].filter(
    ([address, name]) => name.endsWith('.html') && policyOf(site, address) !== '',
  );
  const base = basePathOf(siteUrl);
  // Below a path the bundler puts it before the address of the call.
  const [call, ownCall] = base ? [`fetch(\`${base}\`+`, `fetch(\`${apiUrl}${base}\`+`] : [mailPath, apiUrl + mailPath];
  const report = base + viewPath;
  const scripts = apiUrl ? [...files.values()].filter((name) => /^assets\/.*\.js$/.test(name)) : [];
  const sending = scripts
    .map((name) => ({ name, text: readFileSync(join(client, name), 'utf8') }))
    .filter(({ text }) => text.includes(report) || (text.includes(mailPath) && text.includes(call)))
    .map(({ name, text }) => ({
      name,
      text,
      sent: text.replaceAll(call, ownCall).replaceAll(report, apiUrl + report),
    }));
  const fitScripts = (html: string) =>
    sending.reduce((fitted, { text, sent }) => fitted.replace(integrityOf(text), () => integrityOf(sent)), html);
  if (apiUrl && sending.length === 0) throw new Error('There is no script that sends messages.');
  const moved = redirects.filter(({ from }) => !from.endsWith('*'));
  const { hostname } = new URL(siteUrl);
  return {
    ...Object.fromEntries(
      moved.map(({ from, to }) => [
        `${from.slice(1)}${from.endsWith('/') ? 'index.html' : from.endsWith('.html') ? '' : '.html'}`,
        leadOn(to.startsWith('/') ? base + encodeURI(to) : to),
      ]),
    ),
    ...Object.fromEntries(
      pages.map(([address, name]) => [
        name.replace(/\/index\.html$/, '.html'),
        fitScripts(fitPage(readFileSync(join(client, name), 'utf8'), policyOf(site, address), site)),
      ]),
    ),
    ...Object.fromEntries(sending.map(({ name, sent }) => [name, sent])),
    // Otherwise the host leaves out files whose names begin with a dot or an underscore.
    '.nojekyll': '',
    ...(!hostname.endsWith('.github.io') && { CNAME: `${hostname}\n` }),
  };
}
