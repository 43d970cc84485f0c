import { styleText } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { contactFields, fillMessage, oneLineFields, ownerLabels, textFields } from '../../shared/contact-message.ts';
import { officeTime, officeZone } from '../../shared/office-time.ts';
import { leadsCommand } from '../leads-command.ts';
import { promisedAnswerMs } from '../store/answer-store.ts';
import { isSuspected } from '../store/lead/suspicion.ts';
import type { DeliveryRow, LeadRow } from '../store/tables.ts';
import { stripControls, stripLineControls } from '../strip-controls.ts';
import { escapeFormulas } from './csv-cell.ts';
import { type Column, renderTable } from './table.ts';

export const formatTime = (ms: number) => `${officeTime(ms)} ${officeZone(ms)}`;

const hourMs = 3_600_000;
const promisedHours = promisedAnswerMs / hourMs;

/** Tells how long the visitor waited. */
function describeAnswer({ state, received_at, answered_at }: LeadRow, now: number): string {
  if (answered_at === null && state === 'held') return '';
  const hours = Math.floor(Math.max(0, (answered_at ?? now) - received_at) / hourMs);
  if (answered_at !== null) return hours < 1 ? '< 1 h' : `${hours} h`;
  return hours >= promisedHours ? 'overdue' : `open ${hours} h`;
}

const columnsAt = (now: number): readonly Column<LeadRow>[] => [
  { heading: 'Reference', cell: ({ reference }) => reference },
  { heading: `Received (${officeZone(now)})`, cell: ({ received_at }) => officeTime(received_at) },
  { heading: 'State', cell: (lead) => (isSuspected(lead) ? `${lead.state}, spam?` : lead.state) },
  { heading: 'Answer', cell: (lead) => describeAnswer(lead, now) },
  { heading: 'Name', cell: ({ name }) => stripLineControls(name).slice(0, 24) },
  { heading: 'Message', cell: ({ message }) => stripLineControls(message.slice(0, 400)), isFlexible: true },
];

export function renderList(leads: readonly LeadRow[], width: number, now: number): string {
  return leads.length === 0 ? 'No messages.' : renderTable(columnsAt(now), leads, width);
}

function describeDelivery(lead: LeadRow): string {
  const { state, hold_reason } = lead;
  if (state === 'held') return `held: ${hold_reason}. If it is none: ${leadsCommand('release')} with its reference`;
  return describeTries(lead);
}

function describeTries({ state, due_at, attempts, sent_at, last_error }: DeliveryRow | LeadRow): string {
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  const reason = last_error === null ? '' : `; ${last_error}`;
  if (sent_at !== null) return `sent ${formatTime(sent_at)} after ${tries}${reason}`;
  return state === 'queued'
    ? `queued, next try ${formatTime(due_at)}, ${tries}${reason}`
    : `${state}, ${tries}${reason}`;
}

export const addressOf = ({ destination }: DeliveryRow) => destination.slice(destination.indexOf(':') + 1);
export const isWebhook = ({ destination }: DeliveryRow) => destination === 'webhook';

/** @param deliveries at destinations beside the first address */
export function renderLead(lead: LeadRow, deliveries: readonly DeliveryRow[]): string {
  const facts = {
    Reference: lead.reference,
    ID: lead.id,
    Received: formatTime(lead.received_at),
    Delivery: describeDelivery(lead),
    ...(isSuspected(lead) && { Spam: `looks like it: ${lead.hold_reason}` }),
    ...(lead.bounced_at !== null && { Bounced: `${formatTime(lead.bounced_at)}; ${lead.bounce_reason}` }),
    ...(lead.answered_at !== null && { Answered: formatTime(lead.answered_at) }),
    ...Object.fromEntries(
      deliveries.map((each) => [isWebhook(each) ? 'Webhook' : `To ${addressOf(each)}`, describeTries(each)]),
    ),
    ...(lead.from_page !== null && { 'From page': lead.from_page }),
    ...(lead.from_source !== null && { 'From source': lead.from_source }),
    ...Object.fromEntries(oneLineFields.map((field) => [ownerLabels[field], lead[field]])),
  };
  const width = Math.max(...Object.keys(facts).map((label) => label.length)) + 1;
  const lines = Object.entries(facts).map(
    ([label, value]) => `${styleText('bold', label.padEnd(width))} ${stripLineControls(value)}`,
  );
  const texts = textFields.flatMap((field) => [
    '',
    ...(textFields.length > 1 ? [styleText('bold', ownerLabels[field])] : []),
    stripControls(lead[field]),
  ]);
  return [...lines, ...texts].join('\n');
}

export const toIso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** Lead for programs. Times in ISO 8601, UTC. */
export function toRecord(lead: LeadRow) {
  const { id, reference, state, attempts, last_error } = lead;
  const times = { receivedAt: toIso(lead.received_at), dueAt: toIso(lead.due_at), sentAt: toIso(lead.sent_at) };
  const answeredAt = toIso(lead.answered_at);
  const facts = { attempts, lastError: last_error, holdReason: lead.hold_reason, answeredAt };
  const way = { fromPage: lead.from_page, fromSource: lead.from_source };
  return { id, reference, state, ...times, ...facts, ...fillMessage((field) => lead[field]), ...way };
}

const recordFields = [
  ...['id', 'reference', 'state', 'receivedAt', 'dueAt', 'sentAt', 'attempts', 'lastError', 'holdReason'],
  'answeredAt',
  ...contactFields,
  'fromPage',
  'fromSource',
] as (keyof ReturnType<typeof toRecord>)[];

/** The row of a table; without a lead the names of its columns. */
export function listCells(lead?: LeadRow): string[] {
  const record = lead && toRecord(lead);
  return recordFields.map((field) => stripControls(String((record ? record[field] : field) ?? '')));
}

/** One line of a CSV file (RFC 4180); without a lead the names of its columns. */
export const renderCsvLine = (lead?: LeadRow): string =>
  stringify([listCells(lead).map(escapeFormulas)], {
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });

export const renderJsonLine = (lead: LeadRow) => `${stripControls(JSON.stringify(toRecord(lead)))}\n`;

export const renderListJson = (leads: readonly LeadRow[]) =>
  stripControls(JSON.stringify(leads.map(toRecord), null, 2));
export function renderLeadJson(lead: LeadRow, deliveries: readonly DeliveryRow[]): string {
  const toState = ({ state, attempts, last_error: lastError }: DeliveryRow) => ({ state, attempts, lastError });
  const webhook = deliveries.find(isWebhook);
  const others = deliveries.filter((each) => !isWebhook(each));
  return stripControls(
    JSON.stringify(
      {
        ...toRecord(lead),
        ...(webhook && { webhook: toState(webhook) }),
        ...(others.length > 0 && { others: others.map((each) => ({ to: addressOf(each), ...toState(each) })) }),
      },
      null,
      2,
    ),
  );
}
