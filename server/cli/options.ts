import { parseArgs } from 'node:util';
import { leadsCommand } from '../leads-command.ts';
import { type DestinationName, type LeadState, leadStates, mailDestination } from '../store/tables.ts';

/** Command that was typed wrongly. */
export class UsageError extends Error {}

const optionTypes = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  limit: { type: 'string' },
  since: { type: 'string' },
  state: { type: 'string' },
  format: { type: 'string' },
  dead: { type: 'boolean' },
  held: { type: 'boolean' },
  days: { type: 'string' },
  'sent-before': { type: 'string' },
  'held-before': { type: 'string' },
  'dead-before': { type: 'string' },
  yes: { type: 'boolean' },
  destination: { type: 'string' },
  unanswered: { type: 'boolean' },
  undo: { type: 'boolean' },
  prove: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  html: { type: 'boolean' },
} as const;

const exportFormats = ['csv', 'ndjson', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type OptionName = keyof typeof optionTypes;

interface VerbSyntax {
  options: readonly OptionName[];
  /** Least and most words after the verb. */
  words: readonly [least: number, most: number];
}

const many = 1000;
const syntax = {
  list: { options: ['state', 'since', 'limit', 'json', 'unanswered'], words: [0, 0] },
  show: { options: ['json'], words: [1, 1] },
  export: { options: ['format', 'state', 'since'], words: [0, 1] },
  retry: { options: ['dead', 'held', 'destination'], words: [0, many] },
  release: { options: [], words: [1, many] },
  stats: { options: ['days', 'json'], words: [0, 0] },
  numbers: { options: ['days', 'from', 'to', 'json', 'html'], words: [0, 1] },
  answered: { options: [], words: [1, many] },
  spam: { options: [], words: [1, many] },
  learn: { options: ['undo'], words: [0, 0] },
  bounce: { options: [], words: [0, 0] },
  delete: { options: ['yes'], words: [1, 1] },
  person: { options: ['yes'], words: [2, 3] },
  purge: { options: ['sent-before', 'held-before', 'dead-before', 'yes'], words: [0, 0] },
  backup: { options: ['prove'], words: [0, 1] },
  'copy-to': { options: [], words: [1, 1] },
  'revoke-links': { options: [], words: [0, 0] },
  check: { options: [], words: [0, 0] },
  login: { options: [], words: [0, 0] },
  canary: { options: [], words: [0, 0] },
} as const satisfies Record<string, VerbSyntax>;

export type Verb = keyof typeof syntax;

function parseDestination(text: string): Command['destination'] {
  if (text.includes('@')) return mailDestination(text);
  return parseWord('destination', text, ['mail', 'webhook']);
}

/** A command as it was typed, its values read. Times in milliseconds since 1970. */
export interface Command {
  verb: Verb | 'help';
  words: string[];
  json: boolean;
  limit: number;
  state?: LeadState;
  since?: number;
  format: ExportFormat;
  dead: boolean;
  held: boolean;
  days: number;
  /** Days that `numbers` begins and ends with, as `2026-11-20`. */
  from?: string;
  to?: string;
  /** Draws a page. */
  html: boolean;
  /** Messages that `purge` deletes: one state, since before a time. */
  purge?: { state: 'sent' | 'held' | 'dead'; before: number };
  yes: boolean;
  /** Restores the previous spam filter weights. */
  undo: boolean;
  /** Restores a backup to try it, rather than to make one. */
  prove: boolean;
  /** Only unanswered messages that are not held. */
  unanswered: boolean;
  /** List of the owner's first address, or of another destination. */
  destination: 'mail' | DestinationName;
}

export const help = `Shows and manages the messages of visitors.

  npm run leads -- list [--state STATE | --unanswered] [--since TIME] [--limit N] [--json]
  npm run leads -- show ID [--json]
  npm run leads -- export [FILE] [--format csv|ndjson] [--state STATE] [--since TIME]
                                                      FILE.xlsx becomes a workbook, all cells text
  npm run leads -- retry ID... | --dead | --held      queue messages again
  npm run leads -- retry --destination webhook ID... | --dead   the same for the webhook alone, or for a further
                                                      address of MAIL_TO
  npm run leads -- release ID...                      queue held messages: they are no spam
  npm run leads -- answered ID...                     mark messages as answered
  npm run leads -- spam ID...                         mark messages as spam
  npm run leads -- learn [--undo]                     teach the spam filter what was marked and released
  npm run leads -- stats [--days N] [--json]          messages per day, and how long they took
  npm run leads -- numbers [--days N | --from DAY --to DAY] [--json]   views, sources, the way to a message (STATS)
  npm run leads -- numbers --html [FILE]              the same as one page with plots
  npm run leads -- delete ID [--yes]                  delete one message for good
  npm run leads -- person ADDRESS export FILE         what there is of one visitor, into a file
  npm run leads -- person ADDRESS delete [--yes]      delete it for good; docs/operate/privacy-requests.md
  npm run leads -- purge --sent-before TIME [--yes]   delete delivered messages for good; --held-before and
                                                      --dead-before those that were never delivered
  npm run leads -- backup FILE                        a whole copy of the store; without FILE one into BACKUP_FOLDER, as a timer
                                                      does, without those that BACKUP_KEEP lets go
  npm run leads -- backup --prove [FILE]              restore a copy, or the newest one, to try it, and compare
  npm run leads -- copy-to sqlite:FILE | postgres://… the store in another place, which is empty: docs/operate/move.md
  npm run leads -- bounce < MAIL                      take a mail that came back, from a pipe of the mail server
  npm run leads -- revoke-links                       no link in an earlier mail holds any more
  npm run leads -- canary                             send a message of our own the whole way
  npm run leads -- check                              what is wrong with the settings, the store, the mail server
  npm run leads -- login                              log in at Microsoft or Google, where mailboxes have no password

  ID       of a message, its reference (SV-7Q4K-2M), or the beginning of either
  --state  ${leadStates.join(', ')}
  --since, --...-before  30m, 24h, 7d, or a date such as 2026-11-20
  --limit  how many at most (default 20)
  --json   for programs

The store is the one DATABASE_URL names. Exit codes: 0 fine, 1 not found or something is wrong, 2 not understood,
3 store not available.`.replaceAll('npm run leads -- ', leadsCommand(''));

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function parseTime(option: string, text: string, now: number): number {
  const [, amount, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  if (amount !== undefined) return now - Number(amount) * unitMs[unit as keyof typeof unitMs];
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`--${option} is neither a time span nor a date: ${text}`);
  return time;
}

function parseCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${option} has to be a number from 1: ${text}`);
  return Number(text);
}

function parseDay(option: string, text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) throw new UsageError(`--${option} has to be a day such as 2026-11-20: ${text}`);
  return text;
}

function parseWord<Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new UsageError(`--${option} has to be one of ${words.join(', ')}: ${text}`);
  return word;
}

function parseWords(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: optionTypes });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function requireSyntax(verb: string, words: readonly string[], typed: readonly string[]): Verb {
  const known: VerbSyntax | undefined = Object.hasOwn(syntax, verb) ? syntax[verb as Verb] : undefined;
  if (known === undefined) throw new UsageError(`unknown command: ${[verb, ...words].join(' ') || '(none)'}`);
  const [least, most] = known.words;
  if (words.length < least || words.length > most) {
    const taken = verb === 'person' ? 'an ADDRESS and what to do' : most === 1 ? 'one word' : 'one ID or more';
    throw new UsageError(most === 0 ? `${verb} takes no further arguments` : `${verb} takes ${taken}`);
  }
  const unknown = typed.find((option) => !(known.options as readonly string[]).includes(option));
  if (unknown !== undefined) throw new UsageError(`${verb} has no option --${unknown}`);
  return verb as Verb;
}

/** A workbook has its own file ending. */
const formatOf = (path = ''): ExportFormat => (path.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv');

function parsePurge(values: ReturnType<typeof parseWords>['values'], now: number): Command['purge'] {
  const [which, another] = (['sent', 'held', 'dead'] as const).filter(
    (state) => values[`${state}-before`] !== undefined,
  );
  if (another !== undefined) throw new UsageError('purge takes one of --sent-before, --held-before, --dead-before');
  const name = `${which ?? 'sent'}-before` as const;
  const text = values[name];
  return which && text !== undefined ? { state: which, before: parseTime(name, text, now) } : undefined;
}

/** @throws UsageError */
export function parseCommand(args: string[], now: number): Command {
  const { values, positionals } = parseWords(args);
  const [typedVerb = '', ...words] = positionals;
  const isHelp = values.help || typedVerb === 'help';
  const verb = isHelp ? 'help' : requireSyntax(typedVerb, words, Object.keys(values));
  const { state, since } = values;
  const purge = parsePurge(values, now);
  return {
    verb,
    words,
    json: values.json ?? false,
    limit: parseCount('limit', values.limit ?? '20'),
    format: parseWord('format', values.format ?? formatOf(words[0]), exportFormats),
    dead: values.dead ?? false,
    held: values.held ?? false,
    days: parseCount('days', values.days ?? '14'),
    html: values.html ?? false,
    yes: values.yes ?? false,
    undo: values.undo ?? false,
    prove: values.prove ?? false,
    unanswered: values.unanswered ?? false,
    destination: parseDestination(values.destination ?? 'mail'),
    ...(state !== undefined && { state: parseWord('state', state, leadStates) }),
    ...(values.from !== undefined && { from: parseDay('from', values.from) }),
    ...(values.to !== undefined && { to: parseDay('to', values.to) }),
    ...(since !== undefined && { since: parseTime('since', since, now) }),
    ...(purge && { purge }),
  };
}
