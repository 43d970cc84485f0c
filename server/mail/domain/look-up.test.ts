import { createSocket } from 'node:dgram';
import { expect, it, onTestFinished } from 'vitest';
import { createLookUp } from './look-up.ts';

const codes = { fine: 0, failing: 2, 'no such name': 3 };

/** The question of a query: its name, and the bytes that an answer repeats. */
function readQuestion(query: Buffer): { name: string; bytes: Buffer } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), bytes: query.subarray(12, at + 5) };
}

const lengthAnd = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);

/** A TXT record for the requested name, in its own parts. */
function writeTxt(parts: readonly string[]): Buffer {
  const data = Buffer.concat(parts.map(lengthAnd));
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, data]);
}

/** A name server with one answer to a name; silent on others. */
async function openNameServer(answers: Record<string, keyof typeof codes | readonly string[]>) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, bytes } = readQuestion(query);
    const answer = answers[name];
    if (answer === undefined) return;
    const record = typeof answer === 'string' ? Buffer.alloc(0) : writeTxt(answer);
    const code = typeof answer === 'string' ? codes[answer] : 0;
    const head = Buffer.from([...query.subarray(0, 2), 0x81, 0x80 | code, 0, 1, 0, record.length ? 1 : 0, 0, 0, 0, 0]);
    socket.send(Buffer.concat([head, bytes, record]), port, address);
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void socket.close());
  return createLookUp([`127.0.0.1:${socket.address().port}`]);
}

it('A record comes in one piece, and a name without one has none', async () => {
  const { txt } = await openNameServer({ 'company.com': ['v=spf1 ', 'mx -all'], 'empty.com': 'fine' });
  expect(await txt('company.com')).toEqual({ records: ['v=spf1 mx -all'] });
  expect(await txt('empty.com')).toEqual({ records: [] });
});

it('A missing name counts only if the name server has the domain above it', async () => {
  const answers = { 'gone.com': 'no such name', 'gone.net': 'no such name', com: 'fine', net: 'no such name' } as const;
  const { mx } = await openNameServer(answers);
  expect(await mx('gone.com')).toBe('no such name');
  expect(await mx('gone.net')).toBeUndefined();
});

it('A name server that fails or says nothing gives no answer, within seconds', async () => {
  const { mx, txt } = await openNameServer({ 'company.com': 'failing' });
  const start = performance.now();
  expect(await Promise.all([mx('company.com'), txt('silent.com'), mx('silent.com')])).toEqual(Array(3).fill(undefined));
  expect(performance.now() - start).toBeLessThan(8000);
});
