import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { makeCertificate, publicName } from '../../support/site-certificate.ts';
import { Releases } from '../support/releases.ts';
import { pause } from '../support/visitors.ts';
import { type Answer, ask, askProtocols, type Question } from './ask.ts';
import { observatoryScore } from './observatory.ts';
import { isInstalled, proxies } from './proxies.ts';

const limit = 20;
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `https://${publicName}` };
const html = { accept: 'text/html' };

/** Questions whose answers must be equal with and without a proxy. */
const questions: Question[] = [
  { path: '/' },
  { path: '/', headers: { 'accept-encoding': 'gzip' } },
  { path: '/about' },
  { path: '/services/blockchain' },
  { path: '/about/' },
  { path: '/no-such-page', headers: html },
  { path: '/services/none', headers: html },
  { path: '/message-refused', headers: html },
  { path: '/robots.txt' },
  { path: '/favicon.svg' },
  { path: '/prefetch.speculationrules' },
  { path: '/message-sent' },
  { path: '/api/mail' },
  { path: '/api/none' },
  { path: '/api/mail', method: 'POST', headers: form, body: 'name=' },
];
const compared = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'speculation-rules',
  'content-type',
  'cache-control',
  'location',
  'via',
  'x-powered-by',
];

/** Compares redirects by target alone, and other files without the list of pages to fetch ahead. */
function difference(direct: Answer, through: Answer): string[] {
  const isRedirect = direct.status === 301;
  const names = isRedirect ? ['location'] : compared;
  const headerOf = ({ headers }: Answer, name: string) => (name in direct.headers ? String(headers[name]) : 'none');
  return [
    ...(direct.status === through.status ? [] : [`status ${direct.status}, not ${through.status}`]),
    ...(isRedirect || direct.body === through.body ? [] : ['another body']),
    ...names
      .filter((name) => headerOf(direct, name) !== headerOf(through, name))
      .map((name) => `${name}: ${headerOf(direct, name)}, not ${headerOf(through, name)}`),
  ];
}

/** @param basePath of the site; empty for a site with a host of its own */
export async function runDeployProxy(name: keyof typeof proxies, visitors: number, basePath: string) {
  const proxy = proxies[name];
  if (!isInstalled(proxy)) return undefined;
  const releases = new Releases(1, `https://${publicName}${basePath}`);
  const home = `${basePath}/`;
  const [port, plainPort, sitePort] = [await freePort(), await freePort(), await freePort()];
  const folder = join(releases.folder, 'proxy');
  mkdirSync(folder);
  const certificate = makeCertificate(folder);
  const ca = readFileSync(certificate.cert, 'utf8');
  const addresses = { MAIL_TO: 'owner@company.test', MAIL_FROM: 'web@company.test' };
  const settings = { HOST: '127.0.0.1', PORT: String(sitePort), TRUST_PROXY: '127.0.0.1', ...addresses };
  releases.write({
    ...settings,
    SMTP_URL: `file:${join(releases.folder, 'outbox')}`,
    RATE_LIMIT_PER_IP: `${limit}/10m`,
  });
  releases.switchTo(0);
  const running: ChildProcess[] = [];
  try {
    const env = { ...process.env, SETTINGS: releases.settings };
    running.push(spawn(join(releases.current, 'start'), { env, stdio: 'ignore' }));
    running.push(proxy.start({ folder, port, plainPort, sitePort, certificate, basePath, current: releases.current }));
    await untilReady(sitePort, home);
    await untilReady(port, home, ca);

    const differences: string[] = [];
    for (const question of questions) {
      const path = basePath + question.path;
      const asked = { ...question, path, headers: { 'accept-encoding': 'identity', ...question.headers } };
      const [direct, through] = [await ask(sitePort, asked), await ask(port, asked, ca)];
      for (const what of difference(direct, through))
        differences.push(`${question.method ?? 'GET'} ${question.path}: ${what}`);
    }
    const score = observatoryScore(await ask(port, { path: home }, ca), await ask(plainPort, { path: home }));
    const protocols = await askProtocols(port, home, ca);
    return { visitors, ...(await sendAsVisitors(port, ca, visitors, basePath)), ...protocols, differences, score };
  } finally {
    for (const each of running) each.kill('SIGTERM');
    await Promise.all(running.map((each) => each.exitCode ?? new Promise((resolve) => each.once('exit', resolve))));
    rmSync(releases.folder, { recursive: true, force: true });
  }
}

async function untilReady(port: number, path: string, ca?: string): Promise<void> {
  for (;;) {
    const answer = await ask(port, { path }, ca).catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(50);
  }
}

/** All send as many messages as one may, and one more. */
async function sendAsVisitors(port: number, ca: string, visitors: number, basePath: string) {
  const path = `${basePath}/api/mail`;
  const figures = { accepted: 0, wronglyRefused: 0, refusedAfterLimit: 0 };
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const from = `127.0.1.${visitor}`;
    const statuses: number[] = [];
    for (let sent = 0; sent <= limit; sent += 1) {
      const text = `We need an app for our drivers, please call. Number ${visitor * 1000 + sent}`;
      const body = JSON.stringify({
        name: 'Visitor',
        email: `v${visitor}@visitor.test`,
        phone: '1',
        company: '',
        message: text,
      });
      const headers = { 'content-type': 'application/json' };
      statuses.push((await ask(port, { path, method: 'POST', headers, body, from }, ca)).status);
    }
    const last = statuses.pop();
    figures.accepted += statuses.filter((status) => status === 201).length;
    const refused = statuses.filter((status) => status !== 201);
    figures.wronglyRefused += refused.length;
    if (refused.length > 0) console.error(`Visitor ${visitor} was answered ${refused.join(', ')}.`);
    if (last === 429) figures.refusedAfterLimit += 1;
  }
  return figures;
}
