import type { FileMailConfig, SmtpConfig } from '../config/mail-url.ts';
import { createFileTransport } from './file-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

export function createTransport(config: SmtpConfig | FileMailConfig): Transport {
  return config.kind === 'file' ? createFileTransport(config.folder) : createSmtpTransport(config);
}
