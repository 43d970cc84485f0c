import type { LeadRow } from '../../store/tables.ts';

/** Where messages are delivered to: the owner's mailbox, or a program that waits for them. */
export interface Destination {
  /**
   * Resolves when it has taken the message, with what the owner shall know about how.
   * @throws DeliveryError
   */
  deliver(lead: LeadRow): Promise<string | undefined>;
  /** Gives up what is under way. */
  close(): void;
}
