import type { Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { WebhookPost } from '../mail/destination/webhook-post.ts';
import { type Alarm, alarms, type Increase, type Sample } from '../ops/alarms.ts';

export interface AlarmOptions {
  registry: Registry;
  webhook: WebhookPost;
  clock: Clock;
  log: Log;
  /** Names of alarms that this owner does not use. */
  except: readonly string[];
}

const minuteMs = 60_000;
/** Minutes of the longest look back, plus one. */
const remembered = 76;

async function read(registry: Registry): Promise<Sample> {
  const sample = new Map<string, number>();
  for (const { name, values } of await registry.getMetricsAsJSON())
    for (const { labels, value } of values as { labels: Record<string, string>; value: number }[]) {
      const labelled = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
      sample.set(labelled.length > 0 ? `${name}{${labelled}}` : name, value);
    }
  return sample;
}

/** @param samples one a minute, newest first */
const increaseOf =
  (samples: readonly Sample[]): Increase =>
  (name, minutes, before = 0) => {
    const [end, start] = [samples[before], samples[before + minutes] ?? samples.at(-1)];
    return (end?.get(name) ?? 0) - (start?.get(name) ?? 0);
  };

interface Raised {
  since: number;
  /** The last event that the receiver took. */
  posted: 'nothing' | 'raised';
}

/**
 * Posts each alarm of deploy/alerts.yml to the webhook, when it is raised and when it has ended: for owners without
 * Prometheus. Runs once a minute, in each process.
 */
export function createAlarms({
  registry,
  webhook,
  clock,
  log,
  except,
}: AlarmOptions): (stopping?: AbortSignal) => Promise<void> {
  const watched = alarms.filter(({ name }) => !except.includes(name));
  const states = new Map<string, Raised>();
  let samples: Sample[] = [];

  async function report(
    type: 'alarm.raised' | 'alarm.ended',
    { name, severity, summary, advice }: Alarm,
    since: number,
  ) {
    const body = { type, timestamp: new Date(clock.now()).toISOString(), data: { name, severity, summary, advice } };
    const status = await webhook.post(`${type}.${name}.${since}`, JSON.stringify(body)).catch(() => 0);
    return status >= 200 && status < 300;
  }

  async function follow(alarm: Alarm, sample: Sample, increase: Increase): Promise<void> {
    const state = states.get(alarm.name);
    if (alarm.isOn(sample, increase)) {
      const raised = state ?? { since: clock.now(), posted: 'nothing' as const };
      states.set(alarm.name, raised);
      if (raised.posted === 'raised' || clock.now() - raised.since < alarm.forMinutes * minuteMs) return;
      if (!(await report('alarm.raised', alarm, raised.since))) return;
      raised.posted = 'raised';
      log.warn({ evt: 'alarm', alarm: alarm.name });
    } else if (state?.posted === 'nothing' || (state && (await report('alarm.ended', alarm, state.since)))) {
      states.delete(alarm.name);
    }
  }

  return async (stopping) => {
    stopping?.addEventListener('abort', webhook.close, { once: true });
    const sample = await read(registry);
    samples = [sample, ...samples].slice(0, remembered);
    const increase = increaseOf(samples);
    await Promise.all(watched.map((alarm) => follow(alarm, sample, increase)));
    stopping?.removeEventListener('abort', webhook.close);
  };
}
