import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Name of the site behind a proxy. */
export const publicName = 'www.company.test';

/** A certificate for the site's name, as files. */
export function makeCertificate(folder: string): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', `/CN=${publicName}`, '-addext', `subjectAltName=DNS:${publicName}`];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: ['ignore', 'ignore', 'pipe'] });
  return { key, cert };
}
