import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BackupConfig } from '../../config/backup.ts';
import type { Config } from '../../config/config.ts';
import { listHosts } from '../../config/database-hosts.ts';
import { isLoopback } from '../../config/mail-url.ts';
import { leadsCommand } from '../../leads-command.ts';
import { type Finding, fault, hint } from '../finding.ts';
import { readTime } from './choose-kept.ts';
import { listCopies, readState } from './folder-state.ts';

/** A timer may be late, and a copy takes its time. */
const lateMs = 3_600_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;
/** The timer of the proof runs once a month. */
const provedMs = 40 * dayMs;

const ageOf = (ms: number) => (ms < 2 * dayMs ? `${Math.round(ms / hourMs)} hours` : `${Math.round(ms / dayMs)} days`);

function judgeAge(newest: string | undefined, { everyMs }: BackupConfig, now: number, where: string): Finding[] {
  if (newest === undefined)
    return [fault(`There is no backup ${where}. Is the timer on? ${leadsCommand('backup')} makes one.`)];
  const age = now - (readTime(newest) ?? 0);
  if (age <= everyMs + lateMs) return [];
  return [
    fault(
      `The newest backup ${where} is ${ageOf(age)} old, and one is due every ${ageOf(everyMs)} (BACKUP_EVERY): ${leadsCommand('backup')} says why.`,
    ),
  ];
}

/** Whether one disk has both the messages and their copies. */
function isSameDisk({ database }: Pick<Config, 'database'>, folder: string): boolean {
  if (database.kind === 'postgres')
    return listHosts(database.url)?.urls.every((url) => isLoopback(new URL(url).hostname)) ?? false;
  return existsSync(database.path) && statSync(dirname(database.path)).dev === statSync(folder).dev;
}

function judgeProof(folder: string, copies: readonly string[], now: number): Finding[] {
  const oldest = readTime(copies.at(-1) ?? '') ?? now;
  const { proved } = readState(folder);
  if (now - Math.max(proved?.at ?? 0, oldest) <= provedMs) return [];
  const last =
    proved === undefined
      ? 'No backup was ever restored for a trial.'
      : `A backup was last restored for a trial ${ageOf(now - proved.at)} ago.`;
  return [hint(`${last} Do so every month: ${leadsCommand('backup --prove')}`)];
}

/** Whether the messages would survive the loss of their disk. */
export function checkBackups({ backup, database }: Pick<Config, 'backup' | 'database'>, now: number): Finding[] {
  if (backup === undefined)
    return [hint('No backups are set up in the settings. Set BACKUP_FOLDER, and a timer: docs/operate/operations.md.')];
  const { folder, offsite: away } = backup;
  const copies = existsSync(folder) ? listCopies(folder) : [];
  const late = judgeAge(copies[0], backup, now, `in ${folder}`);
  if (copies.length === 0) return late;
  const taken = new Set(readState(folder).away);
  return [
    ...late,
    ...(away
      ? judgeAge(
          copies.find((name) => taken.has(name)),
          backup,
          now,
          `on ${away.host}`,
        )
      : []),
    ...(!away && isSameDisk({ database }, folder)
      ? [hint('The backups are on the disk of the messages only, and would be lost with it. Set BACKUP_AWAY.')]
      : []),
    ...judgeProof(folder, copies, now),
  ];
}
