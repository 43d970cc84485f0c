import type { Config } from '../config/config.ts';
import { createStore, type Store } from '../store/open-store.ts';

/** Opens the store where the log-in at the mail provider is kept in it; beside one in a file that need not be there yet. */
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
