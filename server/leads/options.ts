import { parseArgs } from 'node:util';
import { type LeadState, leadStates } from '../store/tables.ts';

/** The command was not typed as it has to be. */
export class UsageError extends Error {}

export interface ListCommand {
  verb: 'list';
  json: boolean;
  limit: number;
  state?: LeadState;
  /** Milliseconds since 1970. */
  since?: number;
}

export interface ShowCommand {
  verb: 'show';
  json: boolean;
  id: string;
}

export type Command = ListCommand | ShowCommand | { verb: 'help' };

export const help = `Reads the messages visitors have sent.

  npm run leads -- list [--state STATE] [--since TIME] [--limit N] [--json]
  npm run leads -- show ID [--json]

  ID       of a message, its reference (SV-7Q4K-2M), or the beginning of either
  --state  ${leadStates.join(', ')}
  --since  30m, 24h, 7d, or a date such as 2026-11-20
  --limit  how many at most (default 20)
  --json   for programs

The store is the one DATABASE_URL names. Exit codes: 0 fine, 1 not found, 2 not understood, 3 store not available.`;

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function parseSince(text: string, now: number): number {
  const [, amount, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  if (amount !== undefined) return now - Number(amount) * unitMs[unit as keyof typeof unitMs];
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`--since is neither a time span nor a date: ${text}`);
  return time;
}

function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--limit has to be a number from 1: ${text}`);
  return Number(text);
}

function parseState(text: string): LeadState {
  const state = leadStates.find((known) => known === text);
  if (state === undefined) throw new UsageError(`--state has to be one of ${leadStates.join(', ')}: ${text}`);
  return state;
}

function parseWords(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        json: { type: 'boolean', default: false },
        limit: { type: 'string' },
        since: { type: 'string' },
        state: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** @throws UsageError */
export function parseCommand(args: string[], now: number): Command {
  const { values, positionals } = parseWords(args);
  const [verb, id, ...rest] = positionals;
  if (values.help || verb === 'help') return { verb: 'help' };
  if (verb === 'list' && id === undefined) {
    return {
      verb,
      json: values.json,
      limit: parseLimit(values.limit ?? '20'),
      ...(values.state !== undefined && { state: parseState(values.state) }),
      ...(values.since !== undefined && { since: parseSince(values.since, now) }),
    };
  }
  if (verb === 'show' && id && rest.length === 0) return { verb, json: values.json, id };
  throw new UsageError(verb === 'show' ? 'show takes one ID' : `unknown command: ${positionals.join(' ') || '(none)'}`);
}
