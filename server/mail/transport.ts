import type { Mail } from './compose.ts';

export interface Transport {
  /** Resolves when the message is somebody else's responsibility. @throws DeliveryError */
  send(mail: Mail): Promise<void>;
  /** Whether messages could be sent: address, encryption, login. Sends nothing. @throws DeliveryError */
  check(): Promise<void>;
  /** Gives up what is under way. */
  close(): void;
}
