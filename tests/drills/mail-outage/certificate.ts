import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

export interface Certificate {
  key: string;
  cert: string;
}

/** Makes a certificate for this machine, which this process then trusts. */
export function trustNewCertificate(folder: string): Certificate {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: ['ignore', 'ignore', 'pipe'] });
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  setDefaultCACertificates([...getCACertificates(), made.cert]);
  return made;
}
