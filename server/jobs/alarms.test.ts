import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Gauge, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FakeClock } from '../../tests/support/server/fake-clock.ts';
import { alarms } from '../ops/alarms.ts';
import { createAlarms } from './alarms.ts';

const minute = 60_000;

interface Rule {
  alert: string;
  annotations: { summary: string; description: string };
  labels: { severity: string };
}

/** Alarms whose numbers a test sets, and what the receiver got of them. */
function start(except: string[] = []) {
  const registry = new Registry();
  const clock = new FakeClock();
  const posts: { id: string; type: string; name: string }[] = [];
  let status = 204;
  const gauges = new Map<string, Gauge>();
  const run = createAlarms({
    registry,
    clock,
    except,
    log: { debug() {}, info() {}, warn() {}, error() {}, fatal() {} },
    webhook: {
      async post(id, body) {
        const { type, data } = JSON.parse(body) as { type: string; data: { name: string } };
        posts.push({ id, type, name: data.name });
        return status;
      },
      close() {},
    },
  });
  return {
    posts,
    answer(next: number) {
      status = next;
    },
    set(name: string, value: number) {
      const gauge = gauges.get(name) ?? new Gauge({ name, help: name, registers: [registry] });
      gauges.set(name, gauge);
      gauge.set(value);
    },
    async pass(minutes: number) {
      for (let passed = 0; passed < minutes; passed += 1) {
        await run();
        clock.advance(minute);
      }
    },
  };
}

it('Every alarm of the rules for Prometheus is posted in the same words, except that of a process that is gone', () => {
  const file = readFileSync(resolve(import.meta.dirname, '../../deploy/alerts.yml'), 'utf8');
  const [group] = (parse(file) as { groups: { rules: Rule[] }[] }).groups;
  const rules = (group?.rules ?? []).map(({ alert, annotations, labels }) => ({
    name: alert,
    severity: labels.severity,
    summary: annotations.summary,
    advice: annotations.description,
  }));
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  const own = alarms.map(({ name, severity, summary, advice }) => ({ name, severity, summary, advice }));
  expect(own.toSorted(byName)).toEqual(rules.filter(({ name }) => name !== 'WebsiteGone').toSorted(byName));
});

describe('An alarm', () => {
  it('is posted once after its duration, and once at its end', async () => {
    const alarm = start();
    alarm.set('leads_mail_server_down', 1);
    await alarm.pass(5);
    expect(alarm.posts).toEqual([]);
    await alarm.pass(10);
    expect(alarm.posts).toMatchObject([{ type: 'alarm.raised', name: 'MailServerDown' }]);
    alarm.set('leads_mail_server_down', 0);
    await alarm.pass(3);
    expect(alarm.posts.map(({ type }) => type)).toEqual(['alarm.raised', 'alarm.ended']);
  });

  it('that ended before its duration is not posted', async () => {
    const alarm = start();
    alarm.set('leads_mail_server_down', 1);
    await alarm.pass(3);
    alarm.set('leads_mail_server_down', 0);
    await alarm.pass(3);
    expect(alarm.posts).toEqual([]);
  });

  it('is posted again, under the same name, until the receiver accepts it', async () => {
    const alarm = start();
    alarm.answer(503);
    alarm.set('leads_bounced', 1);
    await alarm.pass(2);
    alarm.answer(204);
    await alarm.pass(2);
    expect(alarm.posts).toHaveLength(3);
    expect(new Set(alarm.posts.map(({ id }) => id)).size).toBe(1);
  });

  it('of a growing number is on while it grew lately', async () => {
    const alarm = start();
    alarm.set('leads_lease_lost_total', 10);
    await alarm.pass(2);
    expect(alarm.posts).toEqual([]);
    alarm.set('leads_lease_lost_total', 16);
    await alarm.pass(61);
    expect(alarm.posts.map(({ type }) => type)).toEqual(['alarm.raised', 'alarm.ended']);
  });

  it('of a feature that is off is not posted', async () => {
    const alarm = start(['AnswersOverdue']);
    alarm.set('leads_overdue', 1);
    await alarm.pass(20);
    expect(alarm.posts).toEqual([]);
  });
});
