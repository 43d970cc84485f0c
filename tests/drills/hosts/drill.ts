import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readHostSite } from '../../../scripts/hosts/host-site.ts';
import { sentPath } from '../../../shared/contact-message.ts';
import { policyHeader } from '../../../shared/security-headers.ts';
import { takeBasePath } from '../../../shared/site-url.ts';
import { goodFields } from '../../support/contact-message.ts';
import { freePort } from '../../support/free-port.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { spawnServer } from '../../support/server/server-process.ts';
import { makeCertificate, publicName } from '../../support/site-certificate.ts';
import { SiteCopy } from '../../support/site-copy.ts';
import { type Answer, ask, type Question } from '../deploy-proxies/ask.ts';
import { observatoryScore } from '../deploy-proxies/observatory.ts';
import { pause } from '../support/visitors.ts';
import type { HostProgram } from './programs.ts';

const origin = `https://${publicName}`;
const secret = 'a-secret-of-the-drill-for-hosts';
const html = { accept: 'text/html' };
const form = { ...html, 'content-type': 'application/x-www-form-urlencoded', origin };
const json = { 'content-type': 'application/json', origin };

const movedFile = `- { from: /about-us.html, to: /about }
- { from: /news/*, to: /services/*, kind: temporary }
- { from: /former/*, to: /* }
- { from: /shop, to: https://shop.test/cups }
`;

/** Addresses that lead on, and where. The first is the path of the site, if it has one. */
const leads: Record<string, string> = {
  '': '/',
  '/index.html': '/',
  '/about.html': '/about',
  '/about/': '/about',
  '/about/index.html': '/about',
  '//about': '/about',
  '/services/blockchain/': '/services/blockchain',
  '/about-us.html?from=mail': '/about?from=mail',
  '/news/blockchain': '/services/blockchain',
  '/former/about': '/about',
  '/former//evil.test': '/evil.test',
  '/shop': 'https://shop.test/cups',
};

const unknown = ['/no-such-page', '/services/none', '/About', '/404', '/message-failed', '/site.json'];
/** Unknown addresses outside a site below a path. */
const outside = ['/', '/about'];

/** Headers besides the policy that have to be as our server's. */
const compared = [
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'content-type',
  'cache-control',
  'access-control-allow-origin',
];

const textOf = ({ headers }: Answer, name: string) => String(headers[name] ?? 'none');

const inPage = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** The policy of an answer, or the one inside its page, which cannot name frames and names the server of messages. */
function policyIn(answer: Answer): string {
  const [, own] = inPage.exec(answer.body) ?? [];
  return own?.replace(/ http:\/\/127\.0\.0\.1:\d+/g, '') ?? textOf(answer, policyHeader);
}

/** The body as our server has it: pages of some hosts have their policy, and the server of messages. */
const plainBody = (body: string) => body.replace(inPage, '').replace(/http:\/\/127\.0\.0\.1:\d+(?=\/api\/mail)/g, '');

/** The policy without the styles of the page for what is not found, which some hosts allow below `/services/`, too. */
const withoutHash = (policy: string, hash: string) => policy.replace(` '${hash}'`, '');

export interface HostFigures {
  addresses: number;
  direct: number;
  policies: number;
  headers: number;
  unchanged: number;
  unknown: number;
  notFound: number;
  leads: number;
  led: number;
  forms: number;
  answered: number;
  score: number;
}

/** @param basePath of the site; empty for a site with a host of its own */
export async function runHost(name: string, program: HostProgram, basePath: string) {
  const siteUrl = origin + basePath;
  const copy = new SiteCopy();
  const folder = makeFolder();
  const [sitePort, port, plainPort] = [await freePort(), await freePort(), await freePort()];
  const running: { stop: () => Promise<unknown> }[] = [];
  try {
    copy.write('content/redirects.yaml', movedFile);
    copy.build({ SITE_URL: siteUrl });
    const apiUrl = `http://127.0.0.1:${sitePort}`;
    copy.run('scripts/hosts/write-host.ts', [`--host=${name}`], { API_URL: apiUrl });
    const startServer = async () => {
      const server = spawnServer(join(copy.folder, 'build/client'), {
        ...{ PORT: String(sitePort), SITE_URL: siteUrl, RATE_LIMIT_PER_IP: '2/10m', FORWARD_SECRET: secret },
        ...{ MAIL_TO: 'owner@company.test', MAIL_FROM: 'web@company.test', TRUST_PROXY: '127.0.0.1' },
        ...{ SMTP_URL: `file:${join(folder, 'outbox')}`, DATABASE_URL: `sqlite:${join(folder, 'leads.db')}` },
      });
      await server.ready();
      return async () => {
        server.kill('SIGTERM');
        await server.exit;
      };
    };
    const stopServer = await startServer();
    running.push({ stop: stopServer });
    // Away from the project, whose own files programs of hosts would take for those of the site.
    const place = join(folder, 'host');
    cpSync(join(copy.folder, 'build/host'), place, { recursive: true });
    const certificate = program.isTls ? makeCertificate(folder) : { key: '', cert: '' };
    const child = program.start({
      current: place,
      folder,
      port,
      plainPort,
      sitePort,
      certificate,
      basePath,
      secret,
    });
    if (child === undefined) return undefined;
    running.unshift({
      async stop() {
        if (child.exitCode !== null || child.pid === undefined) return;
        process.kill(program.isTls ? child.pid : -child.pid, 'SIGTERM');
        await once(child, 'exit');
      },
    });
    const ca = program.isTls && readFileSync(certificate.cert, 'utf8');
    const [own, host] = [askSite(basePath, sitePort), askSite(basePath, port, ca)];
    await untilReady(host);

    const faults: string[] = [];
    const untried = [...(program.not ?? []), ...(basePath ? (program.notBelow ?? []) : [''])];
    const isTried = (path: string) => !untried.includes(path);
    const site = readHostSite(join(copy.folder, 'build'));
    const figures = {
      ...(await compareFiles(
        [...site.files.keys()].filter((address) => address !== sentPath),
        copy.folder,
        own,
        host,
        compared.filter((each) => !program.unlike?.includes(each)),
        faults,
      )),
      ...(await tryUnknown(
        [
          ...unknown.filter(isTried).map((path): [Ask, string] => [host, path]),
          ...(basePath ? outside : []).map((path): [Ask, string] => [askSite('', port, ca), path]),
        ],
        faults,
      )),
      ...(await followLeads(host, isTried, faults)),
      ...(program.way === 'page'
        ? await sendFromPage(own, faults)
        : await sendForms(host, stopServer, program.way === 'function', isTried, faults)),
      score: observatoryScore(await host({ path: '/' }), { status: 301, headers: { location: 'https://' }, body: '' }),
    };
    return { figures, faults };
  } finally {
    for (const { stop } of running) await stop();
    copy.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Ask = (question: Question) => Promise<Answer>;

/** Asks for addresses of the site, and gives locations, without its path. */
function askSite(basePath: string, port: number, ca?: string): Ask {
  const inSite = (location: string) => {
    const address = location.replace(new RegExp(`^https?://${publicName}`), '');
    return address.startsWith('/') ? takeBasePath(basePath, address) : address;
  };
  return async ({ path, headers, ...question }) => {
    const answer = await ask(
      port,
      { ...question, path: basePath + path, headers: { 'accept-encoding': 'identity', ...headers } },
      ca,
    );
    const { location } = answer.headers;
    return location === undefined
      ? answer
      : { ...answer, headers: { ...answer.headers, location: inSite(String(location)) } };
  };
}

const startDeadlineMs = 60_000;

async function untilReady(host: Ask): Promise<void> {
  const started = performance.now();
  while (performance.now() < started + startDeadlineMs) {
    const answer = await host({ path: '/' }).catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(100);
  }
  throw new Error('The program of the host does not serve the home page.');
}

/** Asks for every file of the site, of our server and of the host. */
async function compareFiles(
  addresses: readonly string[],
  build: string,
  own: Ask,
  host: Ask,
  names: readonly string[],
  faults: string[],
) {
  const found = { addresses: addresses.length, direct: 0, policies: 0, headers: 0, unchanged: 0 };
  const { styleHashes } = JSON.parse(readFileSync(join(build, 'build/site.json'), 'utf8'));
  const [notFoundHash = ''] = styleHashes['/404.html'];
  for (const address of addresses) {
    const path = encodeURI(address);
    const [wanted, got] = [await own({ path }), await host({ path })];
    const tell = (text: string) => void faults.push(`${path}: ${text}`);
    if (got.status === 200 && plainBody(got.body) === wanted.body) found.direct += 1;
    else tell(`status ${got.status}, or another body`);
    const isInPage = inPage.test(got.body);
    const [policy, ownPolicy] = [got, wanted]
      .map((each) => withoutHash(policyIn(each), notFoundHash))
      .map((each) => (isInPage ? each.replace("; frame-ancestors 'none'", '') : each));
    const isWithoutHeaders = names.length === 0 && !got.body.startsWith('<!DOCTYPE');
    if (policy === ownPolicy) found.policies += 1;
    else if (!isWithoutHeaders) tell(`policy ${policy}`);
    const other = names.filter((name) => textOf(got, name).toLowerCase() !== textOf(wanted, name).toLowerCase());
    if (other.length === 0) found.headers += names.length > 0 ? 1 : 0;
    else tell(other.map((name) => `${name} ${textOf(got, name)}, not ${textOf(wanted, name)}`).join('; '));
    const again = await host({ path, headers: { 'if-none-match': textOf(got, 'etag') } });
    if (again.status === 304) found.unchanged += 1;
    else tell(`status ${again.status} for what the browser has`);
  }
  return found;
}

/** Unknown addresses get the page that says so, with the policy that its styles need. */
async function tryUnknown(asked: readonly [Ask, string][], faults: string[]) {
  let notFound = 0;
  for (const [host, path] of asked) {
    const { status, headers, body } = await host({ path, headers: html });
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(styles))).toString('base64');
    const isShown = styles !== '' && policyIn({ status, headers, body }).includes(hash);
    if (status === 404 && isShown) notFound += 1;
    else faults.push(`${path}: status ${status}${isShown ? '' : ', a page without its policy'}`);
  }
  return { unknown: asked.length, notFound };
}

async function followLeads(host: Ask, isTried: (path: string) => boolean, faults: string[]) {
  let led = 0;
  const asked = Object.entries(leads).filter(([path]) => isTried(path));
  for (const [path, wanted] of asked) {
    const { status, headers } = await host({ path });
    const location = String(headers.location).replace(/^\/{2}evil/, '/evil');
    if ([301, 302, 308].includes(status) && location === wanted) led += 1;
    else faults.push(`${path}: ${status} ${headers.location}`);
  }
  return { leads: asked.length, led };
}

const words = 'Ünïcode <b>&"words"</b>, number';

/** Checks of answers, each with its words. */
type Check = [what: string, isRight: boolean];

function count(checks: readonly Check[], faults: string[]) {
  for (const [what, isRight] of checks) if (!isRight) faults.push(`Not answered as it should be: ${what}`);
  return { forms: checks.length, answered: checks.filter(([, isRight]) => isRight).length };
}

/** Pages of another host send to the server itself. */
async function sendFromPage(own: Ask, faults: string[]) {
  const body = JSON.stringify({ ...goodFields, message: `${words} 1` });
  const from = { path: '/api/mail', from: '127.0.1.1' };
  const cross = { ...json, 'sec-fetch-site': 'cross-site' };
  const asked = { origin, 'sec-fetch-site': 'cross-site', 'access-control-request-method': 'POST' };
  const before = await own({ ...from, method: 'OPTIONS', headers: asked });
  const sent = await own({ ...from, method: 'POST', headers: cross, body });
  const fields = new URLSearchParams({ ...goodFields, message: `${words} 2` }).toString();
  const posted = await own({
    ...from,
    method: 'POST',
    headers: { ...form, 'sec-fetch-site': 'cross-site' },
    body: fields,
  });
  const foreign = await own({ ...from, method: 'POST', headers: { ...cross, origin: 'https://evil.test' }, body });
  const isOpen = ({ headers }: Answer) => headers['access-control-allow-origin'] === origin;
  const checks: Check[] = [
    ['the question of a browser before a message', before.status === 204 && isOpen(before)],
    ['a message by script', sent.status === 201 && isOpen(sent)],
    ['a message without script', posted.status === 303],
    [
      'a message of another site',
      foreign.status >= 400 && foreign.headers['access-control-allow-origin'] === undefined,
    ],
  ];
  return count(checks, faults);
}

async function sendForms(
  host: Ask,
  stopServer: () => Promise<unknown>,
  keepsWords: boolean,
  isTried: (path: string) => boolean,
  faults: string[],
) {
  const checks: Check[] = [];
  const send = (message: string, headers: Record<string, string>, from: string) => {
    const fields = { ...goodFields, message };
    const body = headers === json ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
    return host({ path: '/api/mail', method: 'POST', headers, body, from });
  };
  const stored = await send(`${words} 1`, json, '127.0.1.1');
  checks.push(['a message by script', stored.status === 201 && JSON.parse(stored.body).ok === true]);
  const posted = await send(`${words} 2`, form, '127.0.1.1');
  const receipt = String(posted.headers.location);
  checks.push(['a message without script', posted.status === 303 && receipt.startsWith('/message-sent?')]);
  const shown = await host({ path: receipt.startsWith('/') ? receipt : '/message-sent' });
  checks.push(['its receipt', shown.status === 200 && /SV-[0-9A-Z]{4}-[0-9A-Z]{2}/.test(shown.body)]);
  checks.push(['a third message of one visitor', (await send(`${words} 3`, form, '127.0.1.1')).status === 429]);
  checks.push(['a message of another visitor', (await send(`${words} 4`, json, '127.0.1.2')).status === 201]);
  const refused = await host({
    path: '/api/mail',
    method: 'POST',
    headers: form,
    body: 'name=Zo%C3%AB',
    from: '127.0.1.3',
  });
  checks.push(['a form with gaps', refused.status === 422 && refused.body.includes('value="Zoë"')]);
  const act = await host({ path: '/message-act/wrong' });
  if (isTried('/message-act/wrong'))
    checks.push(['a link of a mail', act.status === 404 && String(act.headers['x-robots-tag']).includes('noindex')]);
  if (!keepsWords) return count(checks, faults);
  await stopServer();
  const away = await send(`${words} 5`, json, '127.0.1.4');
  const isProblem = String(away.headers['content-type']).startsWith('application/problem+json');
  checks.push(['a message by script while the server is away', away.status === 503 && isProblem]);
  const kept = await send(`${words} 6`, form, '127.0.1.4');
  const written = 'Ünïcode &lt;b&gt;&amp;&quot;words&quot;&lt;/b&gt;, number 6';
  const areKept = kept.status === 503 && kept.body.includes(written) && kept.body.includes('value="Zoë Åkesson"');
  checks.push(['a message without script while the server is away', areKept]);
  checks.push(['a receipt while the server is away', (await host({ path: receipt })).status === 200]);
  checks.push([
    'a link of a mail while the server is away',
    (await host({ path: '/message-act/wrong' })).status === 503,
  ]);
  return count(checks, faults);
}
