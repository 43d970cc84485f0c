import type { FileMailConfig, SmtpConfig } from '../config/mail-url.ts';
import { createFileTransport } from './file-transport.ts';
import type { Tokens } from './login/tokens.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

/** @param tokens for a mailbox without a password */
export function createTransport(config: SmtpConfig | FileMailConfig, tokens?: Tokens): Transport {
  return config.kind === 'file' ? createFileTransport(config.folder) : createSmtpTransport(config, undefined, tokens);
}
