import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../../server/config/config.ts';
import { createWebhookDestination } from '../../../server/mail/destination/webhook-destination.ts';
import { goodFields } from '../../support/contact-message.ts';
import { freePort } from '../../support/free-port.ts';
import { sendRequest } from '../../support/server/send-request.ts';
import { makeTestFolder } from '../../support/server/temporary-folder.ts';
import { waitFor } from '../../support/server/wait-for.ts';

const secret = Buffer.alloc(32, 9);
const lead = { id: 'i', reference: 'SV-7Q4K-2M', received_at: 1, bounced_at: null, ...goodFields } as never;
const blocks = [
  ...readFileSync(join(projectRoot, 'docs/operate/webhook.md'), 'utf8').matchAll(/```js\n(.*?)```/gs),
].map(([, code = '']) => code);
const [chat = '', crm = ''] = blocks;
const forward = /async function forward.*?\n}\n/s;

/** Runs a receiver of the document, with a replacement of its service. */
async function run(code: string) {
  const bodies: string[] = [];
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  onTestFinished(() => void service.close());
  const port = await freePort();
  const file = join(makeTestFolder(), 'receiver.mjs');
  writeFileSync(file, code);
  const env = {
    PORT: String(port),
    WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
    CHAT_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
  };
  const child = spawn(process.execPath, [file], { env, stdio: 'inherit' });
  onTestFinished(() => void child.kill());
  const url = `http://127.0.0.1:${port}/`;
  await waitFor('the receiver', () =>
    sendRequest(url, { method: 'POST', body: '{}' }).then(
      ({ status }) => status === 401,
      () => false,
    ),
  );
  return { bodies, url };
}

it('The receiver for a chat channel forwards the sender of a signed message, not its text, and nothing unsigned', async () => {
  const { bodies, url } = await run(chat);
  await createWebhookDestination({ url, secret }).deliver(lead);
  const stranger = createWebhookDestination({ url, secret: Buffer.alloc(32, 8) });
  await expect(stranger.deliver(lead)).rejects.toMatchObject({ fault: 'setup', code: 401 });
  expect(bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? '').text).toContain(goodFields.name);
  expect(bodies[0]).not.toContain('can you make it faster');
});

it('The receiver for a CRM passes on the contact by its address', async () => {
  const { bodies, url } = await run(chat.replace(forward, crm));
  await createWebhookDestination({ url, secret }).deliver(lead);
  expect(JSON.parse(bodies[0] ?? '').inputs[0]).toMatchObject({ id: goodFields.email });
});
