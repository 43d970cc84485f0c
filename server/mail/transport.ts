import type { FileMailConfig, SmtpConfig } from '../config/mail-url.ts';
import type { Mail } from './compose.ts';
import { createFileTransport } from './file-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

export interface Transport {
  /** Resolves when the message is somebody else's responsibility. @throws DeliveryError */
  send(mail: Mail): Promise<void>;
  /** Whether messages could be sent: address, encryption, login. Sends nothing. @throws DeliveryError */
  check(): Promise<void>;
  /** Gives up what is under way. */
  close(): void;
}

export function createTransport(config: SmtpConfig | FileMailConfig): Transport {
  return config.kind === 'file' ? createFileTransport(config.folder) : createSmtpTransport(config);
}
