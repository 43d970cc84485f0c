import type { Reader } from './reader.ts';
import { parseTime, ValueError } from './values.ts';

/** Numbers of days, weeks and months whose newest copy is kept. */
export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

/** A place on another machine that copies go to. */
export interface OffsitePlace {
  program: 'rclone' | 'ssh';
  /** A remote of rclone, or user and host. */
  host: string;
  folder: string;
}

export interface BackupConfig {
  folder: string;
  /** Interval of copies: an older newest one is a fault. */
  everyMs: number;
  keep: KeepRule;
  offsite?: OffsitePlace;
}

const units = { d: 'days', w: 'weeks', m: 'months' } as const;

/** `14d 8w 12m`: a missing part is 0. */
export function parseKeep(text: string): KeepRule {
  const rule = { days: 0, weeks: 0, months: 0 };
  for (const part of text.split(/[\s,]+/)) {
    const [, amount, unit] = /^(\d{1,4})([dwm])$/.exec(part) ?? [];
    if (amount === undefined) throw new ValueError(`has to be days, weeks and months such as 14d 8w 12m: ${text}`);
    rule[units[unit as keyof typeof units]] = Number(amount);
  }
  if (rule.days + rule.weeks + rule.months === 0) throw new ValueError('would keep no copy');
  return rule;
}

/** No sign that a shell or a batch of commands would take for its own. */
const plainFolder = /^[\w./@+~-]*$/;

/** `rclone:REMOTE:FOLDER` or `ssh:USER@HOST:FOLDER`. */
export function parseOffsite(text: string): OffsitePlace {
  const [, program, host = '', folder = ''] = /^(rclone|ssh):([\w.@+-]+):(.*)$/.exec(text) ?? [];
  if (program === undefined || !plainFolder.test(folder) || host.startsWith('-'))
    throw new ValueError(`has to be rclone:REMOTE:FOLDER or ssh:USER@HOST:FOLDER: ${text}`);
  return { program: program as OffsitePlace['program'], host, folder: folder.replace(/\/+$/, '') };
}

/** @returns nothing where no folder for copies is set */
export function readBackup({ read, isSet, faults }: Reader): BackupConfig | undefined {
  const folder = read('BACKUP_FOLDER', '', String) ?? '';
  const everyMs = read('BACKUP_EVERY', '6h', parseTime) ?? 0;
  const keep = read('BACKUP_KEEP', '14d 8w 12m', parseKeep);
  const away = read('BACKUP_AWAY', '', (text) => (text === '' ? undefined : parseOffsite(text)));
  if (folder !== '' && keep !== undefined) return { folder, everyMs, keep, ...(away && { offsite: away }) };
  if (isSet('BACKUP_AWAY') && folder === '')
    faults.push('BACKUP_FOLDER has to be set with BACKUP_AWAY: copies are made there, and then uploaded');
  return undefined;
}
