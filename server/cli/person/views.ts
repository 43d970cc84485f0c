import { basename } from 'node:path';
import { leadsCommand } from '../../leads-command.ts';
import type { DeliveryRow, LeadRow } from '../../store/tables.ts';
import { stripControls, stripLineControls } from '../../strip-controls.ts';
import { addressOf, formatTime, isWebhook, toIso, toRecord } from '../lead-views.ts';
import type { Findings } from './collect.ts';
import type { FoundCopy } from './find-copies.ts';

const count = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`;
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const wayOf = (delivery: DeliveryRow) => (isWebhook(delivery) ? 'webhook' : addressOf(delivery));
const list = (lines: readonly string[]) => lines.map((line) => `  ${stripLineControls(line)}`);

function describeMessage(lead: LeadRow, deliveries: readonly DeliveryRow[]): string {
  const ways = deliveries.map((each) => `${wayOf(each)} ${each.state}`);
  const facts = [lead.state, ...ways, ...(lead.verdict === null ? [] : [`labelled ${lead.verdict}`])];
  return `${lead.reference}  ${formatTime(lead.received_at)}  ${facts.join(', ')}`;
}

function describeCopy({ path, sent, named, until, fault }: FoundCopy): string {
  if (fault !== undefined) return `${path}: cannot be read, so its content is unknown: ${fault}`;
  const held = [
    ...(sent > 0 ? [count(sent, 'message')] : []),
    ...(named > 0 ? [`${count(named, 'message')} of others with the address`] : []),
  ].join(', ');
  return `${path}: ${held}; ${until === undefined ? 'stays until you delete it' : `goes about ${toDay(until)}`}`;
}

function describeCopies({ copies, offsite: away, isPostgres }: Findings): string[] {
  return [
    ...(copies.length > 0
      ? ['In copies of the store:', ...list(copies.map(describeCopy))]
      : ['No copy of the store that was found holds any of it.']),
    ...(away ? list([`${away}: the same copies of the folder of backups; they go there when they go here`]) : []),
    ...(isPostgres ? list(['dumps and archives of PostgreSQL are not looked into']) : []),
  ];
}

/** @param fate of the person's data, such as "would go", and of the files if it differs */
export function renderFindings(findings: Findings, fate: string, fateOfFiles = fate): string {
  const { person, messages, deliveries, mails } = findings;
  const { sent, named } = messages;
  return [
    stripLineControls(person.address),
    `${count(sent.length, 'message')} of this sender, with labels and deliveries: ${fate}`,
    ...list(sent.map((lead) => describeMessage(lead, deliveries.get(lead.id) ?? []))),
    `${count(mails.own.length, 'file')} of mails: ${fateOfFiles}`,
    ...list(mails.own),
    ...(named.length + mails.named.length > 0
      ? [
          `The address is also in ${count(named.length, 'message')} of others and ${count(mails.named.length, 'file')} of their mails, which stay: look at each with ${leadsCommand('show')}`,
          ...list([...named.map((lead) => describeMessage(lead, [])), ...mails.named]),
        ]
      : []),
    ...describeCopies(findings),
    'Not searched: your mailboxes, the receiver of the webhook, exports and copies elsewhere. docs/operate/privacy-requests.md',
  ].join('\n');
}

/** The file for the person: their own messages whole; others' messages by reference and time only. */
export function renderFile({ person, messages, deliveries, mails, copies }: Findings, now: number): string {
  const document = {
    address: person.address,
    writtenAt: toIso(now),
    messages: messages.sent.map((lead) => ({
      ...toRecord(lead),
      label: lead.verdict,
      bouncedAt: toIso(lead.bounced_at),
      bounceReason: lead.bounce_reason,
      remindedAt: toIso(lead.reminded_at),
      deliveries: (deliveries.get(lead.id) ?? []).map((each) => ({
        to: wayOf(each),
        state: each.state,
        attempts: each.attempts,
        sentAt: toIso(each.sent_at),
        lastError: each.last_error,
      })),
    })),
    mails: mails.own.map((path) => basename(path)),
    namedInMessagesOfOthers: messages.named.map(({ reference, received_at }) => ({
      reference,
      receivedAt: toIso(received_at),
    })),
    copies: copies.map(({ path, sent, named, until }) => ({
      file: basename(path),
      messages: sent,
      messagesOfOthers: named,
      keptUntil: toIso(until ?? null),
    })),
  };
  return `${stripControls(JSON.stringify(document, null, 2))}\n`;
}
