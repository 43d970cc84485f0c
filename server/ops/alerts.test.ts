import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const alerts = readFileSync(resolve(import.meta.dirname, '../../deploy/alerts.yml'), 'utf8');
const down = () => Promise.reject(new Error('down'));

it('Every number that an alarm looks at is one that the server shows', () => {
  const metrics = createMetrics();
  metrics.watchStore(down, down);
  metrics.watchAnswers(down);
  metrics.watchBounces({ messages: down, lists: down, behind: down });
  metrics.watchMailbox(down);
  metrics.watchWebhook(down);
  metrics.watchReadiness(async () => false);
  metrics.watchDisk('/');
  const shown = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const named = new Set(alerts.match(/\bleads_\w+/g));
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((name) => !shown.includes(name))).toEqual([]);
});

it('A number that an alarm counts is 0 from the start, since a missing number has no increase', async () => {
  const text = await createMetrics().registry.metrics();
  for (const series of [
    'refused_total{status="503"}',
    'refused_total{status="429"}',
    'untrusted_proxy_total{inside="true"}',
  ])
    expect(text).toContain(`leads_${series} 0`);
});

it('The room on the disk of the messages is shown', async () => {
  const { registry, watchDisk } = createMetrics();
  watchDisk(import.meta.dirname);
  expect(await registry.metrics()).toMatch(/^leads_disk_free_bytes [1-9]/m);
});
