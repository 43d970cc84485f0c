import { randomUUIDv7 } from 'node:crypto';
import { type ContactMessage, retiredFields } from '../../../shared/contact-message.ts';
import { makeReference } from '../reference.ts';
import { StoreError } from '../store-error.ts';
import type { Database } from '../tables.ts';

export interface StoredLead {
  id: string;
  reference: string;
  fingerprint: string;
}

export interface LeadDraft {
  idemKey: string;
  fingerprint: string;
  message: ContactMessage;
  /** The same for the same words, whoever sent them. */
  textFingerprint: string;
  /** Why it is held; absent: it is delivered. */
  holdReason?: string;
}

/** Where messages are put down. Every promise that resolves means: on disk. */
export interface LeadStore {
  findByKey(idemKey: string): Promise<StoredLead | undefined>;
  /** How many other addresses have said the same since then, in milliseconds since 1970. */
  countSameText(textFingerprint: string, email: string, since: number): Promise<number>;
  /** Stores the message unless its key is known already; then the lead of that key comes back, whatever it holds. */
  add(draft: LeadDraft): Promise<StoredLead & { isNew: boolean }>;
}

const retired = Object.fromEntries(retiredFields.map((field) => [field, '']));

/** Thirty random bits may be drawn twice, but not five times in a row. */
const referenceTries = 5;

const isReferenceTaken = (error: unknown) =>
  error instanceof StoreError && error.fault === 'refused' && error.message.includes('leads.reference');

/** @throws StoreError from every method */
export function createLeadStore({ query, now }: Database, makeRef: () => string = makeReference): LeadStore {
  async function findByKey(idemKey: string): Promise<StoredLead | undefined> {
    return await query
      .selectFrom('leads')
      .select(['id', 'reference', 'fingerprint'])
      .where('idem_key', '=', idemKey)
      .executeTakeFirst();
  }

  async function insert(draft: LeadDraft): Promise<StoredLead | undefined> {
    const { idemKey, fingerprint, message, textFingerprint, holdReason } = draft;
    return await query
      .insertInto('leads')
      .values({
        ...retired,
        ...message,
        id: randomUUIDv7(),
        reference: makeRef(),
        idem_key: idemKey,
        fingerprint,
        received_at: now(),
        state: holdReason === undefined ? 'queued' : 'held',
        attempts: 0,
        deferrals: 0,
        content_rejects: 0,
        due_at: now(),
        hold_reason: holdReason ?? null,
        text_print: textFingerprint,
        passed_on: 0,
        bounced_attempt: 0,
      })
      .onConflict((conflict) => conflict.column('idem_key').doNothing())
      .returning(['id', 'reference', 'fingerprint'])
      .executeTakeFirst();
  }

  return {
    findByKey,
    async countSameText(textFingerprint, email, since) {
      const { n } = await query
        .selectFrom('leads')
        .select((eb) => eb.fn.count<number>('email').distinct().as('n'))
        .where('text_print', '=', textFingerprint)
        .where('email', '!=', email)
        .where('received_at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(n);
    },
    async add(draft) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const added = await insert(draft);
          if (added !== undefined) return { ...added, isNew: true };
          const known = await findByKey(draft.idemKey);
          if (known !== undefined) return { ...known, isNew: false };
          throw new StoreError('unavailable', 'a lead went away while it was looked up');
        } catch (error) {
          if (!isReferenceTaken(error) || attempt === referenceTries) throw error;
        }
      }
    },
  };
}
