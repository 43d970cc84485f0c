import { ConfigError, type Environment, parseDatabaseConfig } from '../config.ts';
import type { LeadReader } from '../store/lead-reader.ts';
import { createStore } from '../store/open-store.ts';
import { StoreError } from '../store/store-error.ts';
import { renderLead, renderLeadJson, renderList, renderListJson } from './lead-views.ts';
import { help, type ListCommand, parseCommand, type ShowCommand, UsageError } from './options.ts';

export interface Result {
  /** 0 fine, 1 not found, 2 not understood, 3 store not available. */
  code: 0 | 1 | 2 | 3;
  out: string;
  error?: string;
}

const shownCandidates = 5;

async function show(reader: LeadReader, { id, json }: ShowCommand): Promise<Result> {
  const found = await reader.findByPrefix(id, shownCandidates + 1);
  const exact = found.find((lead) => lead.id === id.toLowerCase() || lead.reference === id.toUpperCase());
  const [lead, other] = exact === undefined ? found : [exact];
  if (lead === undefined) return { code: 1, out: '', error: 'There is no such message.' };
  if (other !== undefined) {
    const names = found.slice(0, shownCandidates).map(({ reference, id: each }) => `  ${reference}  ${each}`);
    return { code: 2, out: '', error: ['More than one message starts like this:', ...names].join('\n') };
  }
  return { code: 0, out: json ? renderLeadJson(lead) : renderLead(lead) };
}

async function read(reader: LeadReader, command: ListCommand | ShowCommand, width: number): Promise<Result> {
  if (command.verb === 'show') return await show(reader, command);
  const leads = await reader.list(command);
  return { code: 0, out: command.json ? renderListJson(leads) : renderList(leads, width) };
}

function toFailure(error: unknown): Result {
  if (error instanceof UsageError || error instanceof ConfigError) {
    return { code: 2, out: '', error: `${error.message}\nnpm run leads -- --help tells more.` };
  }
  if (error instanceof StoreError) return { code: 3, out: '', error: `The store is not available: ${error.message}` };
  throw error;
}

/**
 * Runs one command of the owner's tool against the store, which it never creates.
 * @param width of the terminal in cells
 */
export async function runCommand(args: string[], env: Environment, width: number): Promise<Result> {
  try {
    const command = parseCommand(args, Date.now());
    if (command.verb === 'help') return { code: 0, out: help };
    const store = createStore(parseDatabaseConfig(env), { mode: 'inspect' });
    try {
      await store.open();
      return await read(store.reader, command, width);
    } finally {
      await store.close();
    }
  } catch (error) {
    return toFailure(error);
  }
}
