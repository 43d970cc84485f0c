import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  image: string;
  read_only?: boolean;
  mem_limit?: string;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  environment: Record<string, string>;
}

const folder = resolve(import.meta.dirname, '../../../deploy/container');
const { services }: { services: Record<string, Service> } = parse(
  readFileSync(resolve(folder, 'compose.yml'), 'utf8'),
  {
    merge: true,
  },
);
const own = Object.entries(services).filter(([, { image }]) => image === 'website');

it('each process of the compose file runs as the drill runs its container: read-only, without rights and with so much memory', () => {
  expect(own.map(([name]) => name)).toEqual(['api-1', 'api-2', 'mailer']);
  for (const [name, service] of own)
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: '512m',
    });
});

it('only the port for visitors is published, for a proxy on this machine, and the metrics are not opened', () => {
  expect(own.flatMap(([, { ports = [] }]) => ports)).toEqual(['127.0.0.1:3001:3000', '127.0.0.1:3002:3000']);
  expect(services.database?.ports).toBeUndefined();
  for (const [name, { environment }] of own) expect(Object.keys(environment), name).not.toContain('OPS_HOST');
  expect(readFileSync(resolve(folder, 'Dockerfile'), 'utf8')).not.toMatch(/^ENV .*OPS_HOST/m);
});
