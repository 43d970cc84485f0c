import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { LoginStore } from '../../store/login-store.ts';
import type { Store } from '../../store/open-store.ts';
import { loginFileOf } from '../../store/sqlite/login-file-path.ts';
import { createLoginFile } from './login-file.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** The place of a person's log-in: a file beside a store in a file, else the database that all processes share. */
export function findLoginStore({ database }: Pick<Config, 'database'>, store: Pick<Store, 'logins'>): LoginStore {
  return database.kind === 'sqlite' ? createLoginFile(loginFileOf(database.path)) : store.logins;
}

/** @returns nothing where every mailbox has a password */
export function openTokens(config: Config, store: Pick<Store, 'logins'>, clock: Clock): Tokens | undefined {
  const { oauth } = config.mail;
  return oauth && createTokens(oauth, findLoginStore(config, store), clock);
}

/** The mailbox without a password; a person's token may open several. */
export function findTokenUser({ mail: { transport, bounceMailbox } }: Config): string {
  const smtp = transport.kind === 'smtp' ? transport.auth : undefined;
  return smtp && smtp.pass === undefined ? smtp.user : (bounceMailbox?.server.auth.user ?? '');
}
