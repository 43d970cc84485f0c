import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Environment, parseBackupConfig, parseDatabaseConfig } from '../../config/config.ts';
import { leadsCommand } from '../../leads-command.ts';
import { StoreError } from '../../store/store-error.ts';
import { listCopies, readState, writeState } from '../backup/folder-state.ts';
import { addToFolder, uploadCopies, writeBackup } from '../backup/make-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import type { Result } from '../context.ts';
import { type Command, UsageError } from '../options.ts';

/** @throws UsageError where BACKUP_FOLDER is not set */
function requireFolder(env: Environment, what: string) {
  const backup = parseBackupConfig(env);
  if (backup === undefined) throw new UsageError(`${what} needs a FILE, or BACKUP_FOLDER in the settings`);
  return backup;
}

/** Makes a copy in BACKUP_FOLDER, as a timer does, and takes it to the machine that BACKUP_AWAY names. */
async function backUpToFolder(env: Environment): Promise<Result> {
  const config = requireFolder(env, 'backup');
  const { name, count } = await addToFolder(parseDatabaseConfig(env), config, Date.now());
  const made = `The copy is in ${join(config.folder, name)}; ${count} are kept.`;
  try {
    const taken = await uploadCopies(config);
    return { code: 0, out: config.offsite ? `${made} ${taken} were uploaded to ${config.offsite.host}.` : made };
  } catch (error) {
    return {
      code: 1,
      out: made,
      error: `It could not be uploaded to ${config.offsite?.host}: ${(error as Error).message}`,
    };
  }
}

/** @param typed the file, if not the newest copy of the folder */
async function prove(typed: string | undefined, env: Environment): Promise<Result> {
  const folder = typed === undefined ? requireFolder(env, 'backup --prove').folder : dirname(resolve(typed));
  const name = typed ?? (existsSync(folder) ? listCopies(folder)[0] : undefined);
  const path = name === undefined ? folder : typed === undefined ? join(folder, name) : resolve(name);
  if (name === undefined || !existsSync(path)) return { code: 1, out: '', error: `There is no backup in ${path}.` };
  try {
    const { messages, same, deleted, faults } = await verifyBackup(path, parseDatabaseConfig(env));
    const counted = `${messages} messages; ${same} are in the store with the same words, ${deleted} were deleted there since.`;
    if (faults.length > 0)
      return {
        code: 1,
        out: '',
        error: [`${path} does not hold what the store holds: ${counted}`, ...faults].join('\n'),
      };
    if (readState(folder).sums[path.slice(folder.length + 1)] !== undefined)
      writeState(folder, { ...readState(folder), proved: { name: path.slice(folder.length + 1), at: Date.now() } });
    return { code: 0, out: `${path} was restored into a temporary folder and opened: ${counted}` };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return {
      code: 1,
      out: '',
      error: `${path} cannot be restored, or the store cannot be read: ${error.message}. See ${leadsCommand('check')}.`,
    };
  }
}

/** Copies the store while the server runs, into one file or by plan; or proves a copy. */
export async function backup(command: Command, env: Environment): Promise<Result> {
  const [file] = command.words;
  if (command.prove) return await prove(file, env);
  if (file === undefined) return await backUpToFolder(env);
  await writeBackup(parseDatabaseConfig(env), resolve(file));
  return { code: 0, out: `The copy is in ${resolve(file)}. To restore it: docs/operate/operations.md.` };
}
