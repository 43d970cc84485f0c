import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Engine } from '../deploy-container/engine.ts';

const composeFile = resolve(import.meta.dirname, '../../../deploy/container/compose.yml');

/** Start script of PostgreSQL's own image, for the three settings in the compose file. */
const start = `#!/bin/sh -e
data=/var/lib/postgresql/data
as_owner() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
mkdir -p "$data" /run/postgresql
chown postgres "$data" /run/postgresql
if [ ! -s "$data/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" > /tmp/password
  chmod 644 /tmp/password
  as_owner initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 --pgdata="$data"
  echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_DB" | as_owner postgres --single -D "$data" postgres
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups postgres -D "$data" -c "listen_addresses=*"
`;

const recipe = (base: string) => `
FROM ${base}
RUN apt-get update && apt-get install -y --no-install-recommends postgresql \\
  && ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/ || true
COPY start /start
ENTRYPOINT ["/start"]
`;

/**
 * PostgreSQL's own image where it can be had; else Debian's packages under its name.
 * @param base bare system to put them on
 * @returns whether it is its own
 */
export function provideDatabase(engine: Engine, folder: string, base: string): boolean {
  const [, image = ''] = /image: (postgres:\S+)/.exec(readFileSync(composeFile, 'utf8')) ?? [];
  if (engine.can('pull', '--quiet', image)) return true;
  const context = join(folder, 'database');
  mkdirSync(context);
  writeFileSync(join(context, 'start'), start, { mode: 0o755 });
  writeFileSync(join(context, 'Dockerfile'), recipe(base));
  const building = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker'];
  engine.run('build', ...building, '--tag', `localhost/${image}`, context);
  return false;
}
