import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { contactFields, retiredFields } from '../../../shared/contact-message.ts';
import { noPlace, type Place } from '../rate-store.ts';
import { type PutSlot, prepare } from '../statement/prepared.ts';
import type { Statement, StatementResult } from '../statement/statement.ts';
import type { Database, LeadState } from '../tables.ts';
import type { LeadDraft } from './lead-draft.ts';

/** A message with all that it is stored with. */
interface Entry extends LeadDraft {
  /** Narrowest first; the first is the place of the message. */
  places: readonly Place[];
  reference: string;
}

interface Inserted {
  id: string;
  reference: string;
  fingerprint: string;
  state: LeadState;
}

const dayMs = 86_400_000;
const never = 2 ** 31 - 1;

const placeOf = ({ places }: Entry, at = 0) => places[at] ?? noPlace;

/** The statements that store a message, prepared once. */
export function createInsert(db: Database) {
  const { query, now } = db;
  const notePlace = prepare<Entry>(
    db,
    (slot) => sql`
      insert into text_hits (text_print, place, at)
      values (${slot(({ textFingerprint }) => textFingerprint)}, ${slot((entry) => placeOf(entry).place)}, ${now()})
      on conflict (text_print, place) do update set at = excluded.at`,
  );

  const countPlaces = (slot: PutSlot<Entry>) => sql`(
    select count(*) from text_hits where text_print = ${slot(({ textFingerprint }) => textFingerprint)}
      and place <> ${slot((entry) => placeOf(entry).place)} and at >= ${now()} - ${sql.lit(dayMs)})`;

  const countVisits = (slot: PutSlot<Entry>, at = 0) => sql`coalesce((
    select n from rate_hits where bucket = ${slot((entry) => placeOf(entry, at).place)}
      and win = ${now()} / cast(${slot(({ limit }) => limit?.windowMs ?? dayMs)} as bigint)), 0)`;

  const mostOf = (slot: PutSlot<Entry>, at = 0) =>
    sql`cast(${slot((entry) => (entry.limit ? placeOf(entry, at).most : never))} as integer)`;

  /**
   * @param isSpreadCounted whether the places of the same text are counted
   * @param wider networks around the place: none around an IPv4 address, two around an IPv6 address
   */
  const writeInsert = (isSpreadCounted: boolean, wider: number) => (slot: PutSlot<Entry>) => {
    const reason = (name: keyof NonNullable<Entry['holdReasons']>) =>
      sql`cast(${slot(({ holdReasons }) => holdReasons?.[name] ?? null)} as text)`;
    const isQueued = sql`cast(${slot(({ isDeliveredAnyway }) => Number(isDeliveredAnyway ?? false))} as integer) = 1`;
    const isBusy = sql`counted.visits >= cast(${slot(({ busyThreshold }) => busyThreshold ?? never)} as integer)`;
    const columns = {
      id: slot(() => randomUUIDv7()),
      reference: slot(({ reference }) => reference),
      idem_key: slot(({ idemKey }) => idemKey),
      is_canary: sql`cast(${slot(({ isCanary }) => Number(isCanary ?? false))} as integer)`,
      fingerprint: slot(({ fingerprint }) => fingerprint),
      ...Object.fromEntries(retiredFields.map((field) => [field, sql`''`])),
      ...Object.fromEntries(contactFields.map((field) => [field, slot(({ message }) => message[field])])),
      from_page: sql`cast(${slot(({ way }) => way?.fromPage ?? null)} as text)`,
      from_source: sql`cast(${slot(({ way }) => way?.fromSource ?? null)} as text)`,
      received_at: now(),
      due_at: now(),
      text_print: slot(({ textFingerprint }) => textFingerprint),
      state: sql`case when judged.reason is null or ${isQueued} then 'queued' else 'held' end`,
      hold_reason: sql`judged.reason`,
    };
    return sql`
      insert into leads (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
      select ${sql.join(Object.values(columns))}
      from (
        select visits, case when places >= cast(${slot(({ spreadThreshold }) => spreadThreshold ?? never)} as integer)
          then case when ${isBusy} then ${reason('both')} else ${reason('spread')} end
          else case when ${isBusy} then ${reason('busy')} else ${reason('plain')} end end as reason
        from (select ${isSpreadCounted ? countPlaces(slot) : sql`0`} as places, ${countVisits(slot)} as visits) as counted
      ) as judged
      where judged.visits <= ${mostOf(slot)}
      ${sql.join(
        Array.from({ length: wider }, (_, at) => sql`and ${countVisits(slot, at + 1)} <= ${mostOf(slot, at + 1)}`),
        sql` `,
      )}
      on conflict (idem_key) do nothing
      returning id, reference, fingerprint, state`;
  };

  /** One statement per set of counts: unused ones cost nothing. */
  const inserts = new Map<string, (entry: Entry) => Statement>();
  function insert(entry: Entry): Statement {
    const [isSpreadCounted, wider] = [entry.spreadThreshold !== undefined, Math.max(0, entry.places.length - 1)];
    const form = `${isSpreadCounted} ${wider}`;
    const write = inserts.get(form) ?? prepare<Entry>(db, writeInsert(isSpreadCounted, wider));
    inserts.set(form, write);
    return write(entry);
  }

  return {
    write: (entry: Entry): Statement[] => [
      ...(entry.spreadThreshold === undefined ? [] : [notePlace(entry)]),
      insert(entry),
    ],

    /** @returns the message, if it was stored */
    read(result: StatementResult | undefined) {
      const [row] = (result?.rows ?? []) as Inserted[];
      if (row === undefined) return undefined;
      const { state, ...lead } = row;
      return { ...lead, isHeld: state === 'held' };
    },

    async forgetPlaces(): Promise<void> {
      await query
        .deleteFrom('text_hits')
        .where('at', '<', sql<number>`${now()} - ${sql.lit(dayMs)}`)
        .execute();
    },
  };
}
