import { type Compilable, DummyDriver, Kysely, sql } from 'kysely';
import { contactFields, retiredFields } from '../../shared/contact-message.ts';
import type { Grammar } from './statement/statement-dialect.ts';
import type { Tables } from './tables.ts';

/** Words that differ by engine. */
export interface TableWords {
  /** Milliseconds since 1970. */
  time: 'integer' | 'bigint';
  /** Words after the columns of a table, and of one that is only read by its key. */
  table: string;
  keyedTable: string;
}

type Step = (schema: Kysely<Tables>['schema'], words: TableWords, query: Kysely<Tables>) => readonly Compilable[];

/**
 * Applied in order, each exactly once; the store counts them. Never change one that was released: add another. Fields
 * of a message are not added here (except in the first, as released): `compileFieldColumns` adds them. States are plain
 * text without a CHECK, because SQLite cannot widen one without rebuilding the table.
 */
const steps: readonly Step[] = [
  (schema, { time, table, keyedTable }) => [
    schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('idem_key', 'text', (column) => column.notNull().unique())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('received_at', time, (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('deferrals', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('content_rejects', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', time, (column) => column.notNull())
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', time)
      .addColumn('last_code', 'integer')
      .addColumn('last_error', 'text')
      .addColumn('sent_at', time)
      .addUniqueConstraint('leads_reference', ['reference'])
      .modifyEnd(sql.raw(table)),
    schema
      .createIndex('leads_pending')
      .on('leads')
      .columns(['received_at', 'id'])
      .where(sql.ref('state'), 'in', ['queued', 'sending']),
    schema.createIndex('leads_state').on('leads').columns(['state', 'received_at']),
    schema
      .createTable('rate_hits')
      .addColumn('bucket', 'text', (column) => column.notNull())
      .addColumn('win', time, (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rate_hits_key', ['bucket', 'win'])
      .modifyEnd(sql.raw(keyedTable)),
    schema
      .createTable('meta')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .modifyEnd(sql.raw(keyedTable)),
  ],
  (schema, { time }) => [
    schema.alterTable('leads').addColumn('hold_reason', 'text'),
    schema.alterTable('leads').addColumn('digested_at', time),
    schema.alterTable('leads').addColumn('text_print', 'text', (column) => column.notNull().defaultTo('')),
    schema.createIndex('leads_text').on('leads').columns(['text_print', 'received_at']),
  ],
  // Destinations beside the mailbox. A later one does not get existing messages.
  (schema, { time, table }) => [
    schema.alterTable('leads').addColumn('passed_on', 'integer', (column) => column.notNull().defaultTo(0)),
    schema
      .createIndex('leads_not_passed_on')
      .on('leads')
      .columns(['received_at', 'id'])
      .where(sql.ref('passed_on'), '=', sql.lit(0)),
    schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('destination', 'text', (column) => column.notNull())
      .addColumn('received_at', time, (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('deferrals', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('content_rejects', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', time, (column) => column.notNull())
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', time)
      .addColumn('last_code', 'integer')
      .addColumn('last_error', 'text')
      .addColumn('sent_at', time)
      .addPrimaryKeyConstraint('deliveries_key', ['id', 'destination'])
      .modifyEnd(sql.raw(table)),
    schema
      .createIndex('deliveries_pending')
      .on('deliveries')
      .columns(['destination', 'received_at', 'id'])
      .where(sql.ref('state'), 'in', ['queued', 'sending']),
  ],
  (schema, { time }) => [
    schema.alterTable('leads').addColumn('answered_at', time),
    schema.alterTable('leads').addColumn('reminded_at', time),
  ],
  (schema) => [schema.alterTable('leads').addColumn('verdict', 'text')],
  (schema, { time }) => [
    schema.alterTable('leads').addColumn('bounced_at', time),
    schema.alterTable('leads').addColumn('bounce_reason', 'text'),
    schema.alterTable('leads').addColumn('bounced_attempt', 'integer', (column) => column.notNull().defaultTo(0)),
  ],
  (schema, { time, keyedTable }) => [
    schema
      .createTable('text_hits')
      .addColumn('text_print', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('at', time, (column) => column.notNull())
      .addPrimaryKeyConstraint('text_hits_key', ['text_print', 'place'])
      .modifyEnd(sql.raw(keyedTable)),
    // The new table counts equal texts.
    schema.dropIndex('leads_text'),
  ],
  // Before, the beginning of its key marked a canary.
  (schema, _words, query) => [
    schema.alterTable('leads').addColumn('is_canary', 'integer', (column) => column.notNull().defaultTo(0)),
    query
      .updateTable('leads')
      .set({ is_canary: sql.lit(1) })
      .where(sql`substr(idem_key, 1, 7)`, '=', sql.lit('canary:')),
  ],
  (schema, { keyedTable }) => [
    schema.alterTable('leads').addColumn('from_page', 'text'),
    schema.alterTable('leads').addColumn('from_source', 'text'),
    schema
      .createTable('numbers')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('numbers_key', ['day', 'kind', 'name'])
      .modifyEnd(sql.raw(keyedTable)),
  ],
];

const newestVersion = steps.length;
const messageColumns = [...contactFields, ...retiredFields];
const missingFields = (columns: readonly string[]) => messageColumns.filter((field) => !columns.includes(field));
const mismatch = (version: number) =>
  `the store is of version ${version}, this program uses ${newestVersion}${version < newestVersion ? '; a start of the server upgrades it' : ''}`;

/** The statements that make a store, or bring one to the newest version, in the engine's own grammar. */
export function createMigrations(grammar: Grammar, words: TableWords) {
  const query = new Kysely<Tables>({ dialect: { ...grammar, createDriver: () => new DummyDriver() } });
  const { schema } = query;
  return {
    newestVersion,
    /**
     * @param version 0 of an empty store
     * @throws if a newer program wrote it: an older one must not guess the meaning of its columns
     */
    compileSteps(version: number): readonly string[] {
      if (version > newestVersion) throw new Error(mismatch(version));
      return steps.slice(version).flatMap((step) => step(schema, words, query).map((each) => each.compile().sql));
    },
    /** For fields of the message that a store has no column for yet. */
    compileFieldColumns: (columns: readonly string[]): readonly string[] =>
      missingFields(columns).map(
        (field) =>
          schema
            .alterTable('leads')
            .addColumn(field, 'text', (column) => column.notNull().defaultTo(''))
            .compile().sql,
      ),
    /** @throws unless the store has this program's schema */
    requireShape(version: number, columns: readonly string[]): void {
      if (version !== newestVersion) throw new Error(mismatch(version));
      const [missing] = missingFields(columns);
      if (missing !== undefined)
        throw new Error(`the store has no column for ${missing} yet; a start of the server adds it`);
    },
  };
}
