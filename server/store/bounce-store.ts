import { sql } from 'kysely';
import { createSecret } from './secret.ts';
import { createTurn, turnKeys } from './statement/turn.ts';
import type { Database, LeadRow } from './tables.ts';

/** Refusals that came after the mail server had taken a message. */
export interface BounceStore {
  /** What envelope senders are signed with; all processes share it. */
  key(): Promise<string>;
  /**
   * Counts one refusal by the owner's mailbox: the message is tried again, or with the third is dead. Each try counts once.
   * Other destinations that have the message are told. `behind`: it was refused by somebody behind an alias, which is noted only.
   * @returns the reference of the message and whether it is dead now; nothing if it is gone, or was told before
   */
  record(
    mail: { id: string; attempt: number },
    reason: string,
    kind?: 'failed' | 'behind',
  ): Promise<{ reference: string; isDead: boolean } | undefined>;
  /**
   * A digest or a reminder came back: its messages count as not told of, and stand in the next one, which comes in four hours.
   * @returns how many they are; none if that was told before, or the owner has acted on all of them since
   */
  recordList(list: keyof typeof turnKeys, at: number): Promise<number>;
  /** Of the last thirty days. */
  count(): Promise<number>;
  /** Messages of the last seven days that did not reach somebody behind an alias. */
  countBehind(): Promise<number>;
  /** How many of the two lists, digest and reminder, came back within a day. */
  countLists(): Promise<number>;
}

/** As many refusals as of one content: server/mail/retry.ts. */
const rejectLimit = 3;
const waitMs = 60_000;
const lookBackMs = 30 * 86_400_000;
const listWaitMs = 4 * 3_600_000;
const listLookBackMs = 86_400_000;
/** Begins the note on a message that did not reach somebody behind an alias. It goes when the message is sent again. */
const behind = 'came back from behind an alias';
export const cameFromBehind = ({ last_error }: Pick<LeadRow, 'last_error'>) => last_error?.startsWith(behind) === true;
const behindLookBackMs = 7 * 86_400_000;
const columns = { digest: 'digested_at', reminder: 'reminded_at' } as const;
const bouncedKeys = { digest: 'digest-bounced', reminder: 'reminder-bounced' } as const;

/** @throws StoreError from every method */
export function createBounceStore(db: Database): BounceStore {
  const { query, now } = db;

  async function noteBehind(id: string, attempt: number, reason: string) {
    const note = `${behind}: ${reason}`;
    const lead = await query
      .updateTable('leads')
      .set({ last_error: note })
      .where('id', '=', id)
      .where('attempts', '>=', attempt)
      .where('state', '=', 'sent')
      .where((eb) => eb.or([eb('last_error', 'is', null), eb('last_error', '<>', note)]))
      .returning('reference')
      .executeTakeFirst();
    return lead && { reference: lead.reference, isDead: false };
  }

  return {
    key: createSecret({ query }, 'bounce-key'),

    async record({ id, attempt }, reason, kind = 'failed') {
      if (kind === 'behind') return await noteBehind(id, attempt, reason);
      const lead = await query
        .updateTable('leads')
        .set({
          state: sql`case when content_rejects + 1 >= ${sql.lit(rejectLimit)} then 'dead' else 'queued' end`,
          content_rejects: sql<number>`content_rejects + 1`,
          due_at: sql<number>`${now()} + ${sql.lit(waitMs)}`,
          last_error: `bounced: ${reason}`,
          bounced_at: now(),
          bounce_reason: reason,
          bounced_attempt: attempt,
        })
        .where('id', '=', id)
        .where('bounced_attempt', '<', attempt)
        .where('attempts', '>=', attempt)
        .where('state', 'in', ['sent', 'queued'])
        .returning(['reference', 'state'])
        .executeTakeFirst();
      if (lead === undefined) return undefined;
      await query
        .updateTable('deliveries')
        .set({ state: 'queued', due_at: now(), deferrals: 0, content_rejects: 0 })
        .where('id', '=', id)
        .where('state', 'in', ['sent', 'dead'])
        .execute();
      return { reference: lead.reference, isDead: lead.state === 'dead' };
    },

    async recordList(list, at) {
      const column = columns[list];
      const { numUpdatedRows } = await query
        .updateTable('leads')
        .set({ [column]: null })
        .where(column, '=', at)
        .where((eb) => (list === 'digest' ? eb('state', '=', 'held') : eb('answered_at', 'is', null)))
        .executeTakeFirstOrThrow();
      const count = Number(numUpdatedRows);
      if (count === 0) return 0;
      // A mailbox that takes nothing must not get one mail after the other.
      await createTurn(db, turnKeys[list]).postpone(listWaitMs);
      const value = sql<string>`cast(${now()} as text)`;
      await query
        .insertInto('meta')
        .values({ key: bouncedKeys[list], value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
      return count;
    },

    async countLists() {
      const { n } = await query
        .selectFrom('meta')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('key', 'in', Object.values(bouncedKeys))
        .where(sql`cast(value as bigint)`, '>=', sql<number>`${now()} - ${sql.lit(listLookBackMs)}`)
        .executeTakeFirstOrThrow();
      return Number(n);
    },

    async countBehind() {
      const { n } = await query
        .selectFrom('leads')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('state', '=', 'sent')
        .where('sent_at', '>=', sql<number>`${now()} - ${sql.lit(behindLookBackMs)}`)
        .where('last_error', 'like', `${behind}%`)
        .executeTakeFirstOrThrow();
      return Number(n);
    },

    async count() {
      const { n } = await query
        .selectFrom('leads')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('bounced_at', '>=', sql<number>`${now()} - ${sql.lit(lookBackMs)}`)
        .executeTakeFirstOrThrow();
      return Number(n);
    },
  };
}
