import type { Config } from '../config/config.ts';
import { createStore, type Store } from '../store/open-store.ts';

/** Opens the store only if it keeps the mail provider's log-in; otherwise it may be absent. */
export async function withLoginStore<T>(
  { database, mail }: Config,
  run: (store: Pick<Store, 'logins'>) => Promise<T>,
): Promise<T> {
  const store = createStore(database, { mode: 'change' });
  const isNeeded = database.kind === 'postgres' && mail.oauth?.grant === 'person';
  try {
    if (isNeeded) await store.open();
    return await run(store);
  } finally {
    if (isNeeded) await store.close();
  }
}
