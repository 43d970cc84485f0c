/** One run of messages, in a process of its own so that it does not slow the server it measures: prints a `LoadResult` as JSON. */
import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';

export interface LoadJob {
  url: string;
  connections: number;
  seconds: number;
  /** Made different each time, also from one run to the next: a repeated message is answered without being stored. */
  message: Record<string, string>;
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than that a new message was stored. */
  refused: number;
}

const { url, connections, seconds, message } = JSON.parse(process.argv[2] ?? '{}') as LoadJob;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const times: number[] = [];
let refused = 0;
let sent = 0;
const runNumber = randomInt(1_000_000_000);
const end = performance.now() + seconds * 1000;

function once(): Promise<void> {
  const body = JSON.stringify({ ...message, message: `${message.message} ${runNumber} ${sent++}` });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const call = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => {
        times.push(performance.now() - started);
        if (response.statusCode !== 201) refused += 1;
        resolve();
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < end) await once();
  }),
);
agent.destroy();
times.sort((a, b) => a - b);
const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
const result: LoadResult = { perSecond: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99), refused };
console.log(JSON.stringify(result));
