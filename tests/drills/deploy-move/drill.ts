import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { writeFixtureSite } from '../../support/server/fixture-site.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { type ServerProcess, spawnServer } from '../../support/server/server-process.ts';
import { makeCertificate, publicName } from '../../support/site-certificate.ts';
import { ask } from '../deploy-proxies/ask.ts';
import { isInstalled, proxies, startCaddy } from '../deploy-proxies/proxies.ts';
import { compareStore } from '../support/compare.ts';
import { pause, type Receipt } from '../support/visitors.ts';

const visitors = 8;
const awayMs = 1500;
const thereMs = 1500;

/** The proxies of both machines. @returns their ports */
async function startProxies(folder: string, sitePort: number, running: ChildProcess[]) {
  const certificate = makeCertificate(folder);
  const place = async (name: string) => {
    mkdirSync(join(folder, name));
    return { folder: join(folder, name), port: await freePort(), plainPort: await freePort(), sitePort, certificate };
  };
  const [old, next] = [await place('old'), await place('new')];
  running.push(startCaddy(next, 'caddy/new-machine.Caddyfile', { '203.0.113.5': '127.0.0.1' }));
  running.push(
    startCaddy(old, 'caddy/old-machine.Caddyfile', {
      '198.51.100.7': `127.0.0.1:${next.port}`,
      'tls_server_name www.company.com': `tls_server_name ${publicName}\n\t\t\ttls_trusted_ca_certs ${certificate.cert}`,
    }),
  );
  return { ports: [old.port, next.port], ca: readFileSync(certificate.cert, 'utf8') };
}

/** Visitors write through both proxies while the site stops and starts again, as during a move. */
export async function runDeployMove(absences: number) {
  if (!isInstalled(proxies.caddy)) return undefined;
  const folder = makeFolder();
  const siteDir = writeFixtureSite(folder);
  const sitePort = await freePort();
  const database = `sqlite:${join(folder, 'data', 'leads.db')}`;
  const running: ChildProcess[] = [];
  const receipts: Receipt[] = [];
  const figures = { absences, repeated: 0, refused: 0, longestWaitMs: 0 };
  let site: ServerProcess | undefined;
  let isOver = false;

  async function write(ports: readonly number[], ca: string, visitor: number): Promise<void> {
    for (let sent = visitor; !isOver; sent += 1) {
      const text = `We need an app for our drivers, please call us back. Number ${BigInt(`0x${randomUUID().replaceAll('-', '')}`)}`;
      const body = JSON.stringify({ name: 'Visitor', email: 'v@visitor.test', phone: '1', company: '', message: text });
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const begun = performance.now();
      for (let status = 0; ![200, 201].includes(status); ) {
        const port = ports[sent % ports.length] as number;
        const answer = await ask(port, { path: '/api/mail', method: 'POST', headers, body }, ca).catch(() => undefined);
        status = answer?.status ?? 0;
        if (answer && [200, 201].includes(status)) receipts.push({ id: JSON.parse(answer.body).id, text });
        else if ([0, 502, 503].includes(status)) {
          figures.repeated += 1;
          await pause(20);
        } else {
          figures.refused += 1;
          break;
        }
      }
      figures.longestWaitMs = Math.max(figures.longestWaitMs, Math.round(performance.now() - begun));
      await pause(20);
    }
  }

  try {
    const { ports, ca } = await startProxies(folder, sitePort, running);
    await pause(awayMs);
    const writing = Promise.all(Array.from({ length: visitors }, (_, visitor) => write(ports, ca, visitor)));
    for (let absence = 1; absence <= absences; absence += 1) {
      await pause(awayMs);
      const settings = { PORT: String(sitePort), DATABASE_URL: database, SITE_URL: `https://${publicName}` };
      const mail = {
        SMTP_URL: `file:${join(folder, 'outbox')}`,
        MAIL_TO: 'owner@company.test',
        MAIL_FROM: 'web@company.test',
      };
      site = spawnServer(siteDir, { ...settings, ...mail, TRUST_PROXY: '127.0.0.1' });
      await site.ready();
      await pause(thereMs);
      if (absence === absences) break;
      site.kill('SIGTERM');
      await site.exit;
    }
    isOver = true;
    await writing;
    return { ...figures, ...(await compareStore(database, receipts)) };
  } finally {
    isOver = true;
    site?.kill('SIGKILL');
    for (const each of running) each.kill('SIGTERM');
    await Promise.all(running.map((each) => each.exitCode ?? new Promise((resolve) => each.once('exit', resolve))));
    rmSync(folder, { recursive: true, force: true });
  }
}
