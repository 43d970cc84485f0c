import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { writeFixtureSite } from '../../server/support/fixture-site.ts';
import { makeFolder } from '../../server/support/make-folder.ts';
import { readStatuses, sendBytes, sendRequest } from '../../server/support/send-request.ts';
import { spawnServer } from '../../server/support/server-process.ts';
import { goodFields } from '../../support/contact-message.ts';
import { collectGarbage, withDebugger } from '../collect-garbage.ts';
import { chooseOpsPort, readNumber } from '../ops-numbers.ts';
import { readLeads } from '../visitors.ts';
import { faultyFields } from './faulty-fields.ts';
import { type GeneratedInput, generatedInput } from './generated.ts';
import { rawBytes } from './raw-bytes.ts';
import { json, refusedBodies } from './refused-bodies.ts';
import { sendInput } from './send-input.ts';
import { isWellFormed } from './well-formed.ts';

export interface BadInputsOptions {
  /** Inputs made up, beside a fifth of that, at least 200, to warm up. */
  generated: number;
  /** The same seed makes up the same inputs. */
  seed: number;
}

export interface BadInputsFigures {
  named: number;
  /** Named inputs that were answered otherwise than they should be. */
  namedAmiss: number;
  generated: number;
  /** Answers to everything sent: 2xx and 3xx, 4xx, 5xx. */
  answers: { taken: number; refused: number; failed: number };
  /** Inputs that the server hung up on without a word. */
  hungUp: number;
  exits: number;
  stored: number;
  malformed: number;
  /** Rows made by 200 posts with one key at the same time. */
  rowsOfOneKey: number;
  pages: number;
  pagesAnswered: number;
  /** Growth of the server since it had warmed up, in megabytes: its heap without garbage, and all its memory. */
  heapGrowth: number;
  memoryGrowth: number;
}

const inputsPerPage = 10;
const parallelPosts = 200;

/** Throws everything bad that has a name, and much that has none, at a server of its own. */
export async function runBadInputs({ generated, seed }: BadInputsOptions): Promise<BadInputsFigures> {
  const folder = makeFolder();
  const opsPort = chooseOpsPort();
  const database = `sqlite:${join(folder, 'leads.db')}`;
  const env = { DATABASE_URL: database, SMTP_URL: `file:${join(folder, 'outbox')}`, OPS_PORT: String(opsPort) };
  const server = spawnServer(writeFixtureSite(folder), { ...env, NODE_OPTIONS: withDebugger });
  const answers = { taken: 0, refused: 0, failed: 0 };
  const figures = { named: 0, namedAmiss: 0, hungUp: 0, exits: 0, pages: 0, pagesAnswered: 0 };

  try {
    const url = await server.ready();

    async function look(): Promise<void> {
      figures.pages += 1;
      if ((await sendRequest(`${url}/about`)).status === 200) figures.pagesAnswered += 1;
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
      await collectGarbage(server.errors());
      const read = async (name: string) => (await readNumber(opsPort, name)) / 1e6;
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
    server.kill('SIGTERM');
    if ((await server.exit).code !== 0) figures.exits += 1;
    const leads = await readLeads(database);
    return {
      ...figures,
      generated,
      answers,
      stored: leads.length,
      malformed: leads.filter((lead) => !isWellFormed(lead)).length,
      rowsOfOneKey: leads.filter((lead) => lead.message === message).length,
      heapGrowth: Math.round((after.heap - before.heap) * 10) / 10 + 0,
      memoryGrowth: Math.round(after.memory - before.memory),
    };
  } finally {
    server.kill('SIGKILL');
    await server.exit;
    rmSync(folder, { recursive: true, force: true });
  }
}
