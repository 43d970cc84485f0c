import type { Environment } from '../config/config.ts';
import type { Store } from '../store/open-store.ts';
import type { LeadRow } from '../store/tables.ts';
import type { Command } from './options.ts';

export interface Result {
  /** 0 fine, 1 not found or something is wrong, 2 not understood, 3 store not available. */
  code: 0 | 1 | 2 | 3;
  out: string;
  error?: string;
}

/** Inputs of a verb. */
export interface Context {
  store: Store;
  command: Command;
  env: Environment;
  /** Terminal width, in cells. */
  width: number;
  now: number;
  /** Standard input. */
  input: AsyncIterable<Buffer>;
  /** Writes a part of a long answer. */
  write: (text: string) => void;
  /** Shows the progress of long work on a terminal. */
  progress: (done: number, total: number) => void;
}

const shownCandidates = 5;

/** Finds the one lead of an ID, a reference or the beginning of either; else answers why there is none. */
export async function findOne({ store }: Context, id: string): Promise<LeadRow | Result> {
  const found = await store.reader.findByPrefix(id, shownCandidates + 1);
  const exact = found.find((lead) => lead.id === id.toLowerCase() || lead.reference === id.toUpperCase());
  const [lead, other] = exact === undefined ? found : [exact];
  if (lead === undefined) return { code: 1, out: '', error: 'There is no such message.' };
  if (other === undefined) return lead;
  const names = found.slice(0, shownCandidates).map(({ reference, id: each }) => `  ${reference}  ${each}`);
  return { code: 2, out: '', error: ['More than one message starts like this:', ...names].join('\n') };
}

export const isResult = (found: LeadRow | Result): found is Result => 'code' in found;
