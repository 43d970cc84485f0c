import { ValueError } from './values.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type Reader = ReturnType<typeof createReader>;

/** Collects the faults of many variables instead of stopping at the first. */
export function createReader(env: Environment) {
  const faults: string[] = [];
  return {
    faults,
    isSet: (name: string) => Boolean(env[name]?.trim()),
    read<T>(name: string, fallback: string, parse: (text: string) => T): T | undefined {
      try {
        return parse(env[name]?.trim() || fallback);
      } catch (error) {
        if (!(error instanceof ValueError)) throw error;
        faults.push(`${name} ${error.message}`);
        return undefined;
      }
    },
  };
}
