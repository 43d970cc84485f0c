import { createRateCounter, noPlace } from '../rate-store.ts';
import { makeReference } from '../reference.ts';
import { StoreError } from '../store-error.ts';
import type { Database } from '../tables.ts';
import { createInsert } from './insert-lead.ts';
import type { LeadDraft } from './lead-draft.ts';

export interface StoredLead {
  id: string;
  reference: string;
  fingerprint: string;
}

export type Addition =
  | (StoredLead & { kind: 'added' | 'known'; isHeld: boolean })
  /** Too many from its address; not stored. */
  | { kind: 'too-many'; retryAfterSeconds: number };

/** Store of messages. Every promise that resolves means: on disk. */
export interface LeadStore {
  /**
   * Stores the message and its counts in one call, unless its key is stored already; then that key's lead is returned,
   * whatever its words.
   */
  add(draft: LeadDraft): Promise<Addition>;
  /** Forgets from which places texts came more than a day ago. */
  forgetPlaces(): Promise<void>;
}

const receipt = ['id', 'reference', 'fingerprint'] as const satisfies readonly (keyof StoredLead)[];

/** Thirty random bits may be drawn twice, but not five times in a row. */
const referenceTries = 5;

const isReferenceTaken = (error: unknown) =>
  error instanceof StoreError && error.fault === 'refused' && error.message.includes('leads.reference');

/** @throws StoreError from every method */
export function createLeadStore(db: Database, makeRef: () => string = makeReference): LeadStore {
  const { query, runTogether, isShared } = db;
  const rates = createRateCounter(db);
  const insert = createInsert(db);

  async function findByKey(idemKey: string): Promise<StoredLead | undefined> {
    if (isShared) return await confirmByKey(idemKey);
    return await query.selectFrom('leads').select(receipt).where('idem_key', '=', idemKey).executeTakeFirst();
  }

  /**
   * Reads by a write that changes nothing: its commit waits for the standby, which a read would not do. The first call
   * for this message may have ended before it did.
   */
  async function confirmByKey(idemKey: string): Promise<StoredLead | undefined> {
    const { sql, parameters } = query
      .updateTable('leads')
      .set({ idem_key: idemKey })
      .where('idem_key', '=', idemKey)
      .returning(receipt)
      .compile();
    const [result] = await runTogether([{ sql, params: parameters }]);
    return ((result?.rows ?? []) as StoredLead[])[0];
  }

  async function tryToAdd(draft: LeadDraft): Promise<Addition> {
    const { networks = [], limit, spreadThreshold, idemKey } = draft;
    const isCounted = limit !== undefined || spreadThreshold !== undefined;
    const places = isCounted ? await rates.toPlaces(networks, limit ?? { count: 0 }) : [];
    const visits = limit
      ? places.map((place, at) => ({ ...place, limit, idemKey, within: places[at - 1] ?? noPlace }))
      : [];
    const results = await runTogether([
      ...visits.map(rates.count),
      ...insert.write({ ...draft, places, reference: makeRef() }),
    ]);
    if (results[0] !== undefined && visits.length > 0) await rates.prune(results[0]);
    const added = insert.read(results.at(-1));
    if (added !== undefined) return { kind: 'added', ...added };
    const waits = visits.map((visit, at) => rates.readSeconds(visit, results[at]));
    const retryAfterSeconds = Math.max(0, ...waits);
    if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
    const known = await findByKey(idemKey);
    if (known !== undefined) return { kind: 'known', ...known, isHeld: false };
    throw new StoreError('unavailable', 'a lead went away while it was looked up');
  }

  return {
    async add(draft) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await tryToAdd(draft);
        } catch (error) {
          if (!isReferenceTaken(error) || attempt === referenceTries) throw error;
        }
      }
    },
    forgetPlaces: insert.forgetPlaces,
  };
}
