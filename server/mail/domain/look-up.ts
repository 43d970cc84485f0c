import { Resolver } from 'node:dns/promises';

/** Records of a name, or that there is no such name; undefined if no name server answered. */
export type Answer<T> = { records: readonly T[] } | 'no such name' | undefined;

export interface LookUp {
  mx(name: string): Promise<Answer<string>>;
  txt(name: string): Promise<Answer<string>>;
}

const patience = { timeout: 2000, tries: 2 };
const longestMs = 5000;

/**
 * Queries name servers, for a few seconds at most.
 * @param servers if not those of this machine
 */
export function createLookUp(servers?: readonly string[]): LookUp {
  const resolver = new Resolver(patience);
  if (servers) resolver.setServers(servers);

  async function ask<T>(question: () => Promise<readonly T[]>): Promise<Answer<T>> {
    const timer = setTimeout(() => resolver.cancel(), longestMs);
    try {
      return { records: await question() };
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'ENODATA') return { records: [] };
      return code === 'ENOTFOUND' ? 'no such name' : undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** A name server of a closed network denies every name, also `com`; such a denial is ignored. */
  async function askWorld<T>(name: string, question: () => Promise<readonly T[]>): Promise<Answer<T>> {
    const answer = await ask(question);
    if (answer !== 'no such name') return answer;
    const top = await ask(() => resolver.resolveNs(name.slice(name.lastIndexOf('.') + 1)));
    return top === 'no such name' ? undefined : answer;
  }

  return {
    mx: (name) => askWorld(name, async () => (await resolver.resolveMx(name)).map(({ exchange }) => exchange)),
    txt: (name) => askWorld(name, async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
  };
}
