import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { checkCertificate } from '../../../server/cli/check-certificate.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';

const dayMs = 86_400_000;

/** A proxy with its own certificate, valid for this number of days. @returns its address */
async function startProxy(days: number): Promise<string> {
  const [key, cert] = [join(makeTestFolder(), 'key.pem'), join(makeTestFolder(), 'certificate.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', String(days), '-subj', '/CN=localhost'];
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: ['ignore', 'ignore', 'pipe'] });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

it('A certificate that ends soon, or has ended, is a fault with its day', async () => {
  const url = await startProxy(90);
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const until = Date.now() + 90 * dayMs;
  expect(await checkCertificate(url, until - 13 * dayMs)).toMatchObject([
    { kind: 'fault', text: expect.stringMatching(`ends on ${day(until)}, and the proxy has not renewed it`) },
  ]);
  expect(await checkCertificate(url, until + dayMs)).toMatchObject([
    { kind: 'fault', text: expect.stringMatching(`ended on ${day(until)}`) },
  ]);
});

it('A certificate for a few days is a fault only near its end', async () => {
  const url = await startProxy(6);
  const begin = Date.now();
  expect(await checkCertificate(url, begin + 4 * dayMs)).toMatchObject([{ kind: 'hint' }]);
  expect(await checkCertificate(url, begin + 5.5 * dayMs)).toMatchObject([
    { kind: 'fault', text: expect.stringContaining('has not renewed it') },
  ]);
});

it('A certificate without trust, or a proxy without an answer, is mentioned and no fault', async () => {
  const url = await startProxy(90);
  expect(await checkCertificate(url, Date.now())).toMatchObject([
    { kind: 'hint', text: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT') },
  ]);
  expect(await checkCertificate('https://127.0.0.1:9', Date.now())).toMatchObject([
    { kind: 'hint', text: expect.stringContaining('ECONNREFUSED') },
  ]);
  expect(await checkCertificate('http://www.company.test', Date.now())).toEqual([]);
});
