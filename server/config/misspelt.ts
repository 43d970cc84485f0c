import { type Environment, parseConfig } from './config.ts';

/** Names near one of ours with another meaning: cron mails to MAILTO. */
const others = new Set(['MAILTO']);
/** Shorter names are near too many. */
const shortest = 6;

/** The names of all settings that the server reads. */
export function listSettings(): string[] {
  const names: string[] = [];
  parseConfig(new Proxy({}, { get: (_, name) => void names.push(String(name)) }));
  return [...new Set(names)];
}

/** Number of letters of a name that another lacks, in whatever order. */
function countMissing(name: string, other: string): number {
  const left = [...other];
  return [...name].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** Whether two names have the same beginning and differ in one letter, or in the order of letters. */
const isNear = (one: string, other: string) =>
  one[0] === other[0] && countMissing(one, other) <= 1 && countMissing(other, one) <= 1;

/** Finds variables with names like settings, which would silently have no effect. @returns one sentence each */
export function findMisspelt(env: Environment): string[] {
  const settings = listSettings();
  return Object.keys(env)
    .filter((name) => !settings.includes(name) && !others.has(name))
    .flatMap((name) => {
      const meant = settings.find((setting) => setting.length >= shortest && isNear(name, setting));
      return meant ? [`${name} is no setting of this server and is ignored. Did you mean ${meant}?`] : [];
    });
}
