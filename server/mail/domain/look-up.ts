import { Resolver } from 'node:dns/promises';

/** What was published, or that nothing is; nothing at all where nobody could be asked. */
export type Answer<T> = { records: readonly T[] } | 'no such name' | undefined;

export interface LookUp {
  mx(name: string): Promise<Answer<string>>;
  txt(name: string): Promise<Answer<string>>;
}

const patience = { timeout: 2000, tries: 2 };
const longestMs = 5000;

/** Codes that are an answer: the name is not there, or has no such record. */
async function readAnswer<T>(ask: () => Promise<readonly T[]>): Promise<Answer<T>> {
  try {
    return { records: await ask() };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENODATA') return { records: [] };
    return code === 'ENOTFOUND' ? 'no such name' : undefined;
  }
}

/** Asks the name servers of this machine, for a few seconds at most. */
export function createLookUp(): LookUp {
  const resolver = new Resolver(patience);
  async function answer<T>(ask: () => Promise<readonly T[]>): Promise<Answer<T>> {
    const timer = setTimeout(() => resolver.cancel(), longestMs);
    try {
      return await readAnswer(ask);
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    mx: (name) => answer(async () => (await resolver.resolveMx(name)).map(({ exchange }) => exchange)),
    txt: (name) => answer(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
  };
}
