import { randomBytes } from 'node:crypto';
import type { DatabaseConfig } from '../config/config.ts';
import { type AnswerStore, createAnswerStore } from './answer-store.ts';
import { type BounceStore, createBounceStore } from './bounce-store.ts';
import { type CanaryStore, createCanaryStore } from './canary-store.ts';
import { createDeliveryReader, type DeliveryReader } from './delivery-reader.ts';
import { createDestinationStore, type DestinationStore } from './destination-store.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { createLabelStore, type LabelStore } from './label-store.ts';
import { createHeldStore, type HeldStore } from './lead/held-store.ts';
import { createLeadEditor, type LeadEditor } from './lead/lead-editor.ts';
import { createLeadReader, type LeadReader } from './lead/lead-reader.ts';
import { createLeadStore, type LeadStore } from './lead/lead-store.ts';
import { createLinkStore, type LinkStore } from './link-store.ts';
import { createLoginStore, type LoginStore } from './login-store.ts';
import { createMailboxStore, type MailboxStore } from './mailbox-store.ts';
import { createNoteStore, type NoteStore } from './note-store.ts';
import { createNumberStore, type NumberStore } from './number-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createPostgresEngine } from './postgres/engine.ts';
import { createSecret } from './secret.ts';
import { createSqliteEngine } from './sqlite/engine.ts';
import type { Database, DestinationName } from './tables.ts';

export interface Store {
  /** @throws StoreError; may be tried again */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Writes as much as a long message, because reading and tiny writes still work on a full disk. @throws StoreError */
  probe(): Promise<void>;
  checkpoint: Engine['checkpoint'];
  tidy: Engine['tidy'];
  findDamage: Engine['findDamage'];
  leads: LeadStore;
  outbox: Outbox;
  reader: LeadReader;
  editor: LeadEditor;
  held: HeldStore;
  canary: CanaryStore;
  notes: NoteStore;
  webhook: DestinationStore;
  /** One of all destinations, which share the list of messages. */
  destination(name: DestinationName, names: readonly DestinationName[]): DestinationStore;
  /** States of messages at further destinations. */
  deliveries: DeliveryReader;
  answers: AnswerStore;
  links: LinkStore;
  bounces: BounceStore;
  mailbox: MailboxStore;
  labels: LabelStore;
  logins: LoginStore;
  numbers: NumberStore;
  /** Key that seals the address of a confirmation; all processes share it. */
  sentKey: () => Promise<string>;
}

const probeBytes = 48 * 1024;

function createEngine(database: DatabaseConfig, options: EngineOptions): Engine {
  return database.kind === 'sqlite'
    ? createSqliteEngine(database.path, options)
    : createPostgresEngine(database.url, options);
}

/**
 * The store, whichever database it is in. Nothing is opened yet.
 * @param clock SQL for the present time, if not the database's own clock
 */
export function createStore(database: DatabaseConfig, options: EngineOptions, clock?: Engine['now']): Store {
  const engine = createEngine(database, options);
  const { query, isShared, runTogether } = engine;
  const db: Database = { query, isShared, runTogether, now: clock ?? engine.now, isClockGiven: clock !== undefined };
  return {
    open: () => engine.open(),
    close: () => engine.close(),
    async probe() {
      // Writes a new value: SQLite writes nothing where nothing changes, and PostgreSQL makes repeated text small.
      const value = randomBytes(probeBytes).toString('base64');
      await query
        .insertInto('meta')
        .values({ key: 'probe', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
    checkpoint: () => engine.checkpoint(),
    tidy: () => engine.tidy(),
    findDamage: () => engine.findDamage(),
    leads: createLeadStore(db),
    outbox: createOutbox(db),
    reader: createLeadReader(db),
    editor: createLeadEditor(db),
    held: createHeldStore(db),
    canary: createCanaryStore(db),
    notes: createNoteStore(db),
    bounces: createBounceStore(db),
    mailbox: createMailboxStore(db),
    labels: createLabelStore(db),
    logins: createLoginStore(db),
    numbers: createNumberStore(db),
    sentKey: createSecret(db, 'sent-key'),
    links: createLinkStore(db),
    answers: createAnswerStore(db),
    webhook: createDestinationStore(db, 'webhook'),
    destination: (name, names) => createDestinationStore(db, name, names),
    deliveries: createDeliveryReader(db),
  };
}
