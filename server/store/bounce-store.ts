import { sql } from 'kysely';
import { createSecret } from './secret.ts';
import { createTurn, turnKeys } from './statement/turn.ts';
import type { Database, DestinationName, LeadRow, LeadState } from './tables.ts';

/** One try of one message. */
interface SentMail {
  id: string;
  attempt: number;
}

/** Refusals that came after the mail server had taken a message. */
export interface BounceStore {
  /** Key that signs envelope senders; all processes share it. */
  key(): Promise<string>;
  /**
   * Counts one refusal by the owner's mailbox: a notice follows, then the whole message, twice a day for five days, and
   * then it is dead. Each try counts once. The webhook gets the message again. `behind`: a mailbox behind an alias
   * refused it, which is only stored.
   * @returns the reference of the message and whether it is dead now; nothing if it is gone, or was counted before
   */
  record(
    mail: SentMail,
    reason: string,
    { kind, destination }?: { kind?: 'failed' | 'behind'; destination?: DestinationName | undefined },
  ): Promise<{ reference: string; isDead: boolean } | undefined>;
  /**
   * A digest or a reminder came back: its messages are unreported again, and are in the next one, four hours later.
   * @returns their number; none if that was counted before, or the owner has acted on all of them since
   */
  recordList(list: keyof typeof turnKeys, at: number): Promise<number>;
  /** Bounces of thirty days. */
  count(): Promise<number>;
  /** Messages of the last seven days that did not reach every mailbox behind an alias. */
  countBehind(): Promise<number>;
  /** Number of the two lists, digest and reminder, that came back within a day. */
  countLists(): Promise<number>;
}

/** A notice follows at once. If that returns too, the content is not the reason: the message is tried again. */
const noticeWaitMs = 60_000;
const wholeWaitMs = 12 * 3_600_000;
/** Older than this a message whose notice came back is dead. */
const longestMs = 5 * 86_400_000;
const lookBackMs = 30 * 86_400_000;
const listWaitMs = 4 * 3_600_000;
const listLookBackMs = 86_400_000;
/** Beginning of the note on a message that did not reach every mailbox behind an alias, until it is sent again. */
const behind = 'came back from behind an alias';
export const isRefusedBehindAlias = ({ last_error }: Pick<LeadRow, 'last_error'>) =>
  last_error?.startsWith(behind) === true;
const behindLookBackMs = 7 * 86_400_000;
const columns = { digest: 'digested_at', reminder: 'reminded_at' } as const;
const bouncedKeys = { digest: 'digest-bounced', reminder: 'reminder-bounced' } as const;

/** @throws StoreError from every method */
export function createBounceStore(db: Database): BounceStore {
  const { query, now } = db;

  /** Changed columns after a bounce, for one address. */
  const settleBounce = () => ({
    state: sql<LeadState>`case when content_rejects > 0 and received_at < ${now()} - ${sql.lit(longestMs)} then 'dead' else 'queued' end`,
    content_rejects: sql<number>`case when content_rejects > 0 then 0 else 1 end`,
    due_at: sql<number>`${now()} + case when content_rejects > 0 then ${sql.lit(wholeWaitMs)} else ${sql.lit(noticeWaitMs)} end`,
  });

  /** Queues the message for the webhook again. */
  const tellWebhook = (id: string) =>
    query
      .updateTable('deliveries')
      .set({ state: 'queued', due_at: now(), deferrals: 0, content_rejects: 0 })
      .where('id', '=', id)
      .where('destination', '=', 'webhook')
      .where('state', 'in', ['sent', 'dead'])
      .execute();

  /** The same of a further address. A second report of one try finds the message queued, or tried again. */
  async function recordOther({ id, attempt }: SentMail, reason: string, destination: DestinationName) {
    const delivery = await query
      .updateTable('deliveries')
      .set({ ...settleBounce(), last_error: `bounced: ${reason}` })
      .where('id', '=', id)
      .where('destination', '=', destination)
      .where('attempts', '=', attempt)
      .where('state', '=', 'sent')
      .returning('state')
      .executeTakeFirst();
    if (delivery === undefined) return undefined;
    const lead = await query
      .updateTable('leads')
      .set({ bounced_at: now(), bounce_reason: reason })
      .where('id', '=', id)
      .returning('reference')
      .executeTakeFirstOrThrow();
    await tellWebhook(id);
    return { reference: lead.reference, isDead: delivery.state === 'dead' };
  }

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

    async record({ id, attempt }, reason, { kind = 'failed', destination } = {}) {
      if (kind === 'behind') return await noteBehind(id, destination === undefined ? attempt : 0, reason);
      if (destination !== undefined) return await recordOther({ id, attempt }, reason, destination);
      const lead = await query
        .updateTable('leads')
        .set({
          ...settleBounce(),
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
      await tellWebhook(id);
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
