import { constants } from 'node:fs';
import { access, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { DeliveryError } from './delivery-error.ts';
import { toMessageOptions } from './message-options.ts';
import type { Transport } from './transport.ts';

/** `2026-11-20T10-02-33Z-SV-7Q4K-2M.eml`: sorted by arrival, and the same for every try. */
const toFileName = (date: Date, reference: string) =>
  `${date.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${reference}.eml`;

const cannotWrite = (error: unknown) =>
  new DeliveryError('server', `the outbox folder cannot be written: ${(error as { code?: string }).code}`);

/** Writes each message into a file instead of mailing it. */
export function createFileTransport(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  async function writeDurably(path: string, content: Buffer): Promise<void> {
    const file = await open(`${path}.part`, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.part`, path);
    const handle = await open(folder, 'r');
    await handle.sync();
    await handle.close();
  }

  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessageOptions(mail));
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeDurably(join(folder, toFileName(mail.date, mail.reference)), message as Buffer);
      } catch (error) {
        throw cannotWrite(error);
      }
    },
    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.W_OK);
      } catch (error) {
        throw cannotWrite(error);
      }
    },
    close() {},
  };
}
