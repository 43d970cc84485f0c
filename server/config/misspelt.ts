import { type Environment, parseConfig } from './config.ts';

/** Names near one of ours with another meaning: cron mails to MAILTO. */
const others = new Set(['MAILTO']);
/** Shorter names are near too many. */
const shortest = 6;

/** The names of all settings, as the server asks for them. */
export function listSettings(): string[] {
  const names: string[] = [];
  parseConfig(new Proxy({}, { get: (_, name) => void names.push(String(name)) }));
  return [...new Set(names)];
}

/** Counts letters to add, leave out, replace or exchange with their neighbor. */
function countFaults(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? (row < 0 || column < 0 ? Infinity : column);
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const faults = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(one[row - 1] !== other[column - 1]),
        isExchanged ? at(row - 2, column - 2) + 1 : Infinity,
      );
      rows[row]?.push(faults);
    }
  return at(one.length, other.length);
}

/** Finds variables that look like settings and are none, one sentence each: they would silently have no effect. */
export function findMisspelt(env: Environment): string[] {
  const settings = listSettings();
  return Object.keys(env)
    .filter((name) => !settings.includes(name) && !others.has(name))
    .flatMap((name) => {
      const meant = settings.find(
        (setting) => setting.length >= shortest && countFaults(name, setting) <= (setting.length > 8 ? 2 : 1),
      );
      return meant ? [`${name} is no setting of this server and is passed over. Did you mean ${meant}?`] : [];
    });
}
