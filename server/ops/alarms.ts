import { leadsCommand } from '../leads-command.ts';
/** Numbers of the metrics at one moment, by name and labels: `leads_state{state="dead"}`. */
export type Sample = ReadonlyMap<string, number>;

/** @returns by how much a counter grew in the last minutes, or as long as there are samples */
export type Increase = (name: string, minutes: number, before?: number) => number;

/** The same alarms as in deploy/alerts.yml, without Prometheus. */
export interface Alarm {
  name: string;
  severity: 'critical' | 'warning';
  summary: string;
  /** The next step of the operator. */
  advice: string;
  /** Minutes that it has to last. */
  forMinutes: number;
  isOn(sample: Sample, increase: Increase): boolean;
}

const gibibyte = 1024 ** 3;
const hour = 60;

const above =
  (name: string, limit = 0) =>
  (sample: Sample) =>
    (sample.get(name) ?? 0) > limit;

const refused = 'leads_refused_total{status="429"}';

export const alarms: readonly Alarm[] = [
  {
    name: 'WebsiteNotReady',
    severity: 'critical',
    summary: 'Messages cannot be stored; visitors keep what they typed.',
    advice: 'The log line store-unavailable says why.',
    forMinutes: 2,
    isOn: (sample) => sample.get('leads_ready') === 0,
  },
  {
    name: 'MessagesNotStored',
    severity: 'critical',
    summary: 'Posts were answered with 503.',
    advice:
      'The log line store-unavailable says why, or requests have the problem overloaded: too much was sent at once.',
    forMinutes: 0,
    isOn: (_, increase) => increase('leads_refused_total{status="503"}', 5) > 0,
  },
  {
    name: 'MessagesWaiting',
    severity: 'critical',
    summary: 'A message has waited for more than 15 minutes to be mailed.',
    advice: leadsCommand('check'),
    forMinutes: 5,
    isOn: above('leads_oldest_pending_seconds', 900),
  },
  {
    name: 'MessagesDead',
    severity: 'critical',
    summary: 'The mail server has put a message off for five days.',
    advice: `${leadsCommand('list --state dead')}, then retry it.`,
    forMinutes: 0,
    isOn: above('leads_state{state="dead"}'),
  },
  {
    name: 'MessagesHeld',
    severity: 'warning',
    summary: 'Messages that look like spam have waited for a day.',
    advice: 'Look at the digest, release or delete them.',
    forMinutes: 24 * hour,
    isOn: above('leads_state{state="held"}'),
  },
  {
    name: 'MessagesBounced',
    severity: 'critical',
    summary: 'Mails to the owner came back.',
    advice: `${leadsCommand('show REFERENCE')} says why.`,
    forMinutes: 0,
    isOn: above('leads_bounced'),
  },
  {
    name: 'ListsBounced',
    severity: 'critical',
    summary: 'A digest or a reminder to the owner came back.',
    advice: `${leadsCommand('list --state held')}, and --unanswered: the owner has not got these lists.`,
    forMinutes: 0,
    isOn: above('leads_lists_bounced'),
  },
  {
    name: 'AliasMemberGone',
    severity: 'critical',
    summary: 'An address behind the alias that gets the messages takes no mail.',
    advice: `Take it out of the alias. If it has no other members, nobody has read them: ${leadsCommand('show REFERENCE')}, then retry.`,
    forMinutes: 0,
    isOn: above('leads_bounced_behind'),
  },
  {
    name: 'BouncesUnread',
    severity: 'warning',
    summary: 'The mailbox of bounces, or a folder of it, could not be read for 15 minutes.',
    advice: `${leadsCommand('check')} says why.`,
    forMinutes: 15,
    isOn: above('leads_bounces_unread'),
  },
  {
    name: 'AnswersOverdue',
    severity: 'warning',
    summary: 'A visitor was promised an answer within 24 hours and has none.',
    advice: `Answer, then ${leadsCommand('answered REFERENCE')}.`,
    forMinutes: 15,
    isOn: above('leads_overdue'),
  },
  {
    name: 'CanaryLate',
    severity: 'critical',
    summary: 'The canary was not delivered within ten minutes.',
    advice: leadsCommand('check'),
    forMinutes: 0,
    isOn: above('leads_canary_late'),
  },
  {
    name: 'MailServerDown',
    severity: 'warning',
    summary: 'The mail server has taken nothing for 5 minutes.',
    advice: leadsCommand('check'),
    forMinutes: 5,
    isOn: above('leads_mail_server_down'),
  },
  {
    name: 'WebhookDead',
    severity: 'warning',
    summary: "The webhook's receiver has put a message off for five days.",
    advice: `${leadsCommand('show REFERENCE')}, then retry it.`,
    forMinutes: 0,
    isOn: above('leads_webhook_state{state="dead"}'),
  },
  {
    name: 'WebhookDown',
    severity: 'warning',
    summary: "The webhook's receiver has been waited for 15 minutes.",
    advice: 'Start it again; nothing is lost meanwhile.',
    forMinutes: 15,
    isOn: above('leads_webhook_down'),
  },
  {
    name: 'LeasesLost',
    severity: 'warning',
    summary: "Processes take over one another's deliveries.",
    advice: 'The log line lease-lost says which; the store or the machine is too slow.',
    forMinutes: 0,
    isOn: (_, increase) => increase('leads_lease_lost_total', hour) > 5,
  },
  {
    name: 'VisitorsRefused',
    severity: 'warning',
    summary: 'Many more posts than an hour ago meet the limit.',
    advice: 'An attack, or a proxy that TRUST_PROXY does not list.',
    forMinutes: 5,
    // In 15 minutes more than 0.1 a second, and more than three times as many as an hour before.
    isOn: (_, increase) => increase(refused, 15) > Math.max(90, 3 * increase(refused, 15, hour)),
  },
  {
    name: 'DiskNearlyFull',
    severity: 'critical',
    summary: 'Less than 1 GiB is left on the disk of the messages.',
    advice: 'Make room.',
    forMinutes: 5,
    isOn: (sample) => (sample.get('leads_disk_free_bytes') ?? gibibyte) < gibibyte,
  },
  {
    name: 'UntrustedProxy',
    severity: 'warning',
    summary: 'Posts come through a proxy that is not trusted: all its visitors share one limit.',
    advice: 'Name the proxy in TRUST_PROXY.',
    forMinutes: 0,
    isOn: (_, increase) => increase('leads_untrusted_proxy_total{inside="true"}', hour) > 0,
  },
];
