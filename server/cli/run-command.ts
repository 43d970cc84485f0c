import { ConfigError, type Environment, parseDatabaseConfig } from '../config/config.ts';
import { leadsCommand } from '../leads-command.ts';
import { CopyError } from '../store/copy/sides.ts';
import type { OpenMode } from '../store/engine.ts';
import { createStore } from '../store/open-store.ts';
import { StoreError } from '../store/store-error.ts';
import type { Context, Result } from './context.ts';
import { type Command, help, parseCommand, UsageError, type Verb } from './options.ts';
import { answered } from './verbs/answered.ts';
import { backup } from './verbs/backup.ts';
import { bounce } from './verbs/bounce.ts';
import { canary } from './verbs/canary.ts';
import { check } from './verbs/check.ts';
import { copyTo } from './verbs/copy-to.ts';
import { exportLeads } from './verbs/export.ts';
import { learnSpam } from './verbs/learn.ts';
import { list } from './verbs/list.ts';
import { login } from './verbs/login.ts';
import { numbers } from './verbs/numbers.ts';
import { person } from './verbs/person.ts';
import { purge, remove } from './verbs/purge.ts';
import { release, retry } from './verbs/retry.ts';
import { revokeLinks } from './verbs/revoke-links.ts';
import { show } from './verbs/show.ts';
import { markSpam } from './verbs/spam.ts';
import { stats } from './verbs/stats.ts';

export type Terminal = Pick<Context, 'width' | 'write' | 'progress' | 'input'>;

interface StoreVerb {
  mode: OpenMode;
  run: (context: Context) => Promise<Result>;
}

const verbs: Record<Exclude<Verb, 'check' | 'login' | 'copy-to' | 'backup'>, StoreVerb> = {
  list: { mode: 'inspect', run: list },
  show: { mode: 'inspect', run: show },
  export: { mode: 'inspect', run: exportLeads },
  stats: { mode: 'inspect', run: stats },
  numbers: { mode: 'inspect', run: numbers },
  retry: { mode: 'change', run: retry },
  release: { mode: 'change', run: release },
  answered: { mode: 'change', run: answered },
  spam: { mode: 'change', run: markSpam },
  learn: { mode: 'change', run: learnSpam },
  bounce: { mode: 'change', run: bounce },
  delete: { mode: 'change', run: remove },
  person: { mode: 'change', run: person },
  purge: { mode: 'change', run: purge },
  'revoke-links': { mode: 'change', run: revokeLinks },
  canary: { mode: 'change', run: canary },
};

function toFailure(error: unknown): Result {
  if (error instanceof UsageError || error instanceof ConfigError) {
    return { code: 2, out: '', error: `${error.message}\nSee ${leadsCommand('--help')}.` };
  }
  if (error instanceof CopyError) return { code: 1, out: '', error: error.message };
  if (error instanceof StoreError) return { code: 3, out: '', error: `The store is not available: ${error.message}` };
  throw error;
}

async function runOnStore(command: Command, verb: StoreVerb, env: Environment, terminal: Terminal): Promise<Result> {
  const store = createStore(parseDatabaseConfig(env), { mode: verb.mode });
  try {
    await store.open();
    return await verb.run({ ...terminal, store, command, env, now: Date.now() });
  } finally {
    await store.close();
  }
}

/** Runs one command of the owner's tool against the store, which it never creates. */
export async function runCommand(args: string[], env: Environment, terminal: Terminal): Promise<Result> {
  try {
    const command = parseCommand(args, Date.now());
    if (command.verb === 'help') return { code: 0, out: help };
    if (command.verb === 'check') return await check(env);
    if (command.verb === 'backup') return await backup(command, env);
    if (command.verb === 'copy-to') return await copyTo(command, env);
    if (command.verb === 'login') return await login(env, terminal);
    return await runOnStore(command, verbs[command.verb], env, terminal);
  } catch (error) {
    return toFailure(error);
  }
}
