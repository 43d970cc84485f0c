import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { goodFields } from '../../support/contact-message.ts';
import { readStatuses, sendBytes, sendRequest } from '../../support/server/send-request.ts';
import { readLeads } from '../support/compare.ts';
import { startSite } from '../support/site.ts';
import { collectGarbage, withDebugger } from './collect-garbage.ts';
import { faultyFields } from './faulty-fields.ts';
import { type GeneratedInput, generatedInput } from './generated-inputs.ts';
import { rawBytes } from './raw-bytes.ts';
import { json, refusedBodies } from './refused-bodies.ts';
import { sendInput } from './send-input.ts';
import { isWellFormed } from './well-formed.ts';

export interface BadInputsOptions {
  /** Generated inputs; a fifth more, at least 200, warm up. */
  generated: number;
  /** Equal seeds give equal inputs. */
  seed: number;
}

const inputsPerPage = 10;
const parallelPosts = 200;

/** Sends all named and many generated bad inputs to a server of its own. */
export async function runBadInputs({ generated, seed }: BadInputsOptions) {
  const site = await startSite({ NODE_OPTIONS: withDebugger });
  const { url } = site;
  const answers = { taken: 0, refused: 0, failed: 0 };
  const figures = { named: 0, namedAmiss: 0, hungUp: 0, exits: 0, pages: 0, pagesAnswered: 0 };

  try {
    async function look(): Promise<void> {
      figures.pages += 1;
      if (await site.isPageAnswered()) figures.pagesAnswered += 1;
    }
    function count(statuses: readonly number[]): void {
      const last = statuses.filter((status) => status >= 200);
      if (last.length === 0) figures.hungUp += 1;
      for (const status of last) {
        if (status < 400) answers.taken += 1;
        else if (status < 500) answers.refused += 1;
        else answers.failed += 1;
      }
    }
    async function sendNamed(statuses: readonly number[], expected: readonly number[]): Promise<void> {
      count(statuses);
      figures.named += 1;
      if (statuses.join() !== expected.join()) figures.namedAmiss += 1;
      await look();
    }
    async function sendAll(inputs: readonly GeneratedInput[]): Promise<void> {
      for (const [index, input] of inputs.entries()) {
        count((await sendInput(url, input)).statuses);
        if (index % inputsPerPage === 0) await look();
      }
    }
    const post = async (headers: Record<string, string>, body: string | Buffer) =>
      (await sendRequest(`${url}/api/mail`, { method: 'POST', headers, body })).status;

    async function measure() {
      await collectGarbage(site.server.errors());
      const read = async (name: string) => (await site.readMetric(name)) / 1e6;
      return { heap: await read('nodejs_heap_size_used_bytes'), memory: await read('process_resident_memory_bytes') };
    }

    const warmUp = Math.max(200, Math.ceil(generated / 5));
    const inputs = fc.sample(generatedInput, { seed, numRuns: warmUp + generated });
    await sendAll(inputs.slice(0, warmUp));
    const before = await measure();

    for (const [, status, , headers, body] of refusedBodies) await sendNamed([await post(headers, body)], [status]);
    for (const [, body] of faultyFields) await sendNamed([await post(json, body)], [422]);
    for (const [, bytes, statuses] of rawBytes) await sendNamed(readStatuses(await sendBytes(url, bytes)), statuses);
    await sendAll(inputs.slice(warmUp));
    const message = `message of one key ${seed}`;
    const oneKey = { ...json, 'idempotency-key': randomUUID() };
    const oneBody = JSON.stringify({ ...goodFields, message });
    count(await Promise.all(Array.from({ length: parallelPosts }, () => post(oneKey, oneBody))));

    const after = await measure();
    if (await site.stop()) figures.exits += 1;
    const leads = await readLeads(site.database);
    return {
      ...figures,
      generated,
      seed,
      ...answers,
      stored: leads.length,
      malformed: leads.filter((lead) => !isWellFormed(lead)).length,
      rowsOfOneKey: leads.filter((lead) => lead.message === message).length,
      heapGrowth: Math.round((after.heap - before.heap) * 10) / 10 + 0,
      memoryGrowth: Math.round(after.memory - before.memory),
    };
  } finally {
    await site.dispose();
  }
}
