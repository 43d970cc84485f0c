import type { Mail } from './compose.ts';

export interface Transport {
  /** Resolves when the mail server (or the disk) has taken the message. @throws DeliveryError */
  send(mail: Mail): Promise<void>;
  /** Whether messages could be sent: address, encryption, login. Sends nothing. @throws DeliveryError */
  check(): Promise<void>;
  /** Aborts the present send. */
  close(): void;
}
