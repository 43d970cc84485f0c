import type { LeadReader } from '../../store/lead/lead-reader.ts';
import type { LeadRow } from '../../store/tables.ts';
import type { Person } from './person.ts';

export interface FoundMessages {
  /** The person's. */
  sent: LeadRow[];
  /** Messages of others that hold the address. */
  named: LeadRow[];
}

const pageSize = 500;

/** Relates a row to a person; also a row of an older store, whose columns are not known here. */
export function classifyRow(row: Readonly<Record<string, unknown>>, person: Person): keyof FoundMessages | undefined {
  if (person.isSender(String(row.email))) return 'sent';
  return Object.values(row).some((value) => typeof value === 'string' && person.isNamed(value)) ? 'named' : undefined;
}

/**
 * Reads the whole store, oldest first. SQL is no help: databases fold capitals of ASCII only, or by their locale.
 * @throws StoreError
 */
export async function findMessages(reader: Pick<LeadReader, 'page'>, person: Person): Promise<FoundMessages> {
  const found: FoundMessages = { sent: [], named: [] };
  let leads = await reader.page({ limit: pageSize });
  while (leads.length > 0) {
    for (const lead of leads) {
      const relation = classifyRow({ ...lead }, person);
      if (relation) found[relation].push(lead);
    }
    leads = await reader.page({ limit: pageSize }, leads.at(-1));
  }
  return found;
}
